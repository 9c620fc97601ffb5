import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { expectAccessible, mount, type } from '../../testing/page.ts'
import { inDays } from '../../testing/places.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { memberAnswers } from '../stay-checkout/testing/checkout-page.ts'
import { choose, href, input, lisbon, searchPage, submit } from './testing/search-page.ts'

const options = (box: ReturnType<typeof mount>) =>
  box.all('[role=option]').map(({ textContent }) => textContent)

describe('stay-search: recent searches and calendar prices', () => {
  const page = searchPage()

  for (const [who, isMember] of [
    ['a member', true],
    ['a visitor', false],
  ] as const)
    it(`[ACC-004] [AQ-55] offers ${who} the last eight searches, and restores one with its dates, rooms and guests`, async () => {
      if (isMember) {
        localStorage.setItem('staykit.refresh.8183', 'refresh')
        page.api.answer(memberAnswers())
      }
      const stored = Array.from({ length: 9 }, (_, index) => ({
        locationType: 'city',
        cityID: `${index}`,
        locationID: `${index}`,
        query: `City ${index}`,
      }))
      localStorage.setItem('staykit.homeHotelSearch', JSON.stringify(stored))
      const first = mount('stay-search', { rooms: '2', guests: '3' })
      await choose(first, 'lisbon', /^Lisbon, Portugal/)
      ;(await first.find('a[part=button]')).click()
      document.body.replaceChildren()

      const box = mount('stay-search')
      const field = await input(box)
      type(field, '')
      await eventually(() => box.text().includes('Recent searches'))
      expect(options(box)).to.have.length(9)
      expect(options(box)[1]).to.include('Lisbon, Portugal')
      expect(options(box).at(-1)).to.include('City 6')
      await box.says('8 recent searches')
      // The expected visitor or member, and no other.
      await eventually(() => page.api.calls('/auth/refresh').length > 0 === isMember)
      // The down key selects the first of them when the list is ready.
      await eventually(() => field.getAttribute('aria-activedescendant'))
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }))
      await eventually(() => field.value === 'Lisbon, Portugal')
      expect(href(box)).to.equal(`/search/city/800/${inDays(0).url}/${inDays(1).url}/2/3`)
    })

  it('shows and announces prices under the days, also of later months', async () => {
    await setViewport({ width: 1280, height: 900 })
    page.api.answer({
      '/hotels/calendar': () => ({ currency: 'USD', days: { [inDays(3).date]: 84.5 } }),
    })
    const box = mount('stay-search', lisbon)
    ;(await box.button(/Check-in/)).click()
    const day = () => box.root.querySelector<HTMLElement>(`[data-date="${inDays(3).date}"]`)
    await eventually(() => day()?.dataset.price === '$85')
    await eventually(() => day()?.getAttribute('aria-label')?.includes(', from $85'))
    const requests = page.api.calls('/hotels/calendar').map(({ body }) => body)
    expect(requests[0]).to.deep.include({ location: { id: '800', type: 'city' }, from: inDays(0).date })
    await expectAccessible(box.element)
    const months = () => box.root.querySelector('.cals > .sr')?.textContent
    const before = months()
    ;(await box.button('Next month')).click()
    await eventually(() => months() !== before)
    await eventually(() => page.api.calls('/hotels/calendar').length === 2)
  })

  it('a night without a room, which has no price, can still be the day of departure', async () => {
    const prices = { [inDays(3).date]: 84.5, [inDays(5).date]: 90 }
    page.api.answer({ '/hotels/calendar': () => ({ currency: 'USD', days: prices }) })
    const box = mount('stay-search', lisbon)
    ;(await box.button(/Check-in/)).click()
    const day = (ahead: number) => box.find<HTMLButtonElement>(`[data-date="${inDays(ahead).date}"]`)
    await eventually(async () => (await day(3)).dataset.price)
    expect((await day(4)).dataset.price).to.equal(undefined)
    ;(await day(3)).click()
    ;(await day(4)).click()
    await eventually(() => href(box) === `/search/city/800/${inDays(3).url}/${inDays(4).url}/1/2`)
  })

  it('shows a calendar without prices when none are known or no place is selected', async () => {
    const box = mount('stay-search')
    ;(await box.button(/Check-in/)).click()
    await box.find('.cals')
    await pause(50)
    expect(page.api.calls('/hotels/calendar')).to.have.length(0)
    expect(box.root.querySelector('.cals [data-price]')).to.equal(null)
    await submit(box)
  })
})
