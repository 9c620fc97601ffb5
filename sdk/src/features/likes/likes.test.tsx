import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { define as defineHotel } from '../../elements/stay-hotel/define.ts'
import {
  listed,
  open,
  path,
  resultsPage,
  type Search,
} from '../../elements/stay-results/testing/results-page.ts'
import { hotelNumber, reviewsAnswer, searchAnswer } from '../../testing/hotels.ts'
import { keptMember, memberAnswers, signInNow, signOutNow } from '../../testing/member.ts'
import { mount } from '../../testing/page.ts'
import { itWithShifts, watchShifts } from '../../testing/shifts.ts'
import { eventually, pause } from '../../testing/wait.ts'

const customer = { id: 'u1', email: 'ann@x.com', created: '2030-01-01', refID: '8183' }
const query = () => new URL(location.href).searchParams

describe('preferences of a member on a list', () => {
  const page = resultsPage()
  const answerWith = (hotels: object | undefined) =>
    page.api.answer({
      ...memberAnswers,
      '/hotels/search/deals': () => ({ hotels: {} }),
      '/profile/users/u1/saved-hotels': () => ({ hotels: [] }),
      '/auth/sign-out': () => ({}),
      '/profile/users/u1': () => ({
        data: { customer: { ...customer, ...(hotels && { preferences: { hotels } }) }, cardList: [] },
      }),
    })
  const last = () => page.sent().at(-1)?.filters

  it('applies preferences from the first search on and shows them; one click clears them and another restores them', async () => {
    answerWith({ stars: [4], amenities: [5, 6], prices: [20, 900] })
    keptMember()
    const box = mount('stay-results')
    await box.says('Your preferences')
    // Twice with the sort of deals, of which there are none; never without.
    for (const { filters } of page.sent())
      expect(filters).to.deep.equal({ stars: [4], amenities: [5, 6], prices: [20, 900] })
    expect([query().get('stars'), query().get('amenities'), query().get('prices')]).to.deep.equal([
      '4',
      '5,6',
      '20,900',
    ])
    const clear = await box.button('Clear preferences')
    clear.focus()
    clear.click()
    await box.says('Your preferences are off for this search.')
    await eventually(() => last() === undefined)
    expect(query().get('stars')).to.equal(null)
    const undo = await box.button('Use my preferences')
    await eventually(() => box.root.activeElement === undo)
    undo.click()
    await eventually(() => query().get('stars') === '4' && !box.text().includes('are off'))
    // A list is dimmed while it loads.
    await box.find('.main[aria-busy=false]')
  })

  it('stays cleared for this search, even after a reload, and applies again to another', async () => {
    answerWith({ stars: [4] })
    keptMember()
    const first = mount('stay-results')
    ;(await first.button('Clear preferences')).click()
    await first.says('are off for this search')
    first.element.remove()
    const second = mount('stay-results')
    await second.says('are off for this search')
    expect(last()?.stars).to.equal(undefined)
    second.element.remove()
    open()
    const third = mount('stay-results')
    await third.button('Clear preferences')
    expect(query().get('stars')).to.equal('4')
  })

  it('leaves an address with filters unchanged, and does not filter a neighborhood search', async () => {
    answerWith({ stars: [4] })
    keptMember()
    open('?hotelName=Hotel')
    const box = mount('stay-results')
    await box.says('Your preferences are off for this search.')
    for (const { filters } of page.sent()) expect(filters).to.deep.equal({ hotelName: 'Hotel' })
    box.element.remove()
    open('?areaID=800-a')
    await mount('stay-results').says('Your preferences')
    expect(last()).to.deep.equal({ areas: ['800-a'], stars: [4] })
  })

  it('shows a message and a link to all hotels when the filtered list is empty', async () => {
    answerWith({ stars: [1] })
    page.api.answer({
      '/hotels/search/': (body) => {
        const search = body as unknown as Search
        return search.filters ? { ...searchAnswer(0, search), total: 47 } : searchAnswer(47, search)
      },
    })
    keptMember()
    const box = mount('stay-results')
    await box.says('No hotel has everything you prefer.')
    ;(await box.button('Show all 47 hotels')).click()
    await box.says('Your preferences are off for this search.')
    await listed(box)
  })

  it('applies after a login on the page, and ends with the logout', async () => {
    answerWith({ stars: [4] })
    const box = mount('stay-results')
    await listed(box)
    expect(box.text()).not.to.include('preferences')
    await signInNow()
    await box.says('Your preferences')
    await eventually(() => last()?.stars)
    await signOutNow()
    await eventually(() => !box.text().includes('Your preferences'))
    await eventually(() => query().get('stars') === null && box.all('.chip:not(.quick)').length === 0)
    expect(query().has('likes')).to.equal(false)
    await signInNow()
    await eventually(() => query().get('stars') === '4')
    await box.says('Your preferences')
  })

  it('keeps the visitor’s filters after a login', async () => {
    answerWith({ stars: [4] })
    const box = mount('stay-results')
    await listed(box)
    ;(await box.find<HTMLInputElement>('.filters input[type=checkbox]')).click()
    const chosen = await eventually(() => query().get('stars'))
    await signInNow()
    await box.says(/preferences/)
    await pause(100)
    expect(query().get('stars')).to.equal(chosen)
    expect(last()).to.deep.equal({ stars: [Number(chosen)] })
  })

  it('shows nothing to a member without preferences', async () => {
    answerWith(undefined)
    keptMember()
    const box = mount('stay-results')
    await listed(box)
    await pause(100)
    expect([box.all('.likes').length, query().has('likes'), last()]).to.deep.equal([0, false, undefined])
  })

  it('applies price preferences in dollars only to a list in dollars', async () => {
    answerWith({ prices: [20, 900] })
    keptMember()
    const box = mount('stay-results', { currency: 'EUR' })
    await listed(box)
    await pause(100)
    expect([last(), box.all('.likes').length]).to.deep.equal([undefined, 0])
  })

  it('shows liked amenities on the photos of a hotel, clear of their button', async () => {
    defineHotel()
    answerWith({ amenities: [10, 15] })
    page.api.answer({
      '/hotels': () => ({ hotel: hotelNumber(0) }),
      '/hotels/reviews': ({ from }) => reviewsAnswer(10, Number(from)),
      '/hotels/rates/deals': () => ({ rates: [] }),
    })
    keptMember()
    await setViewport({ width: 390, height: 800 })
    history.replaceState(null, '', `${path.replace('/search/', '/details/')}/800-0`)
    const box = mount('stay-hotel')
    const mark = (await box.find('.gallery .favorites')).getBoundingClientRect()
    await box.says('Has your favorites: Swimming Pool')
    const button = (await box.find('.gallery > .btn')).getBoundingClientRect()
    expect(mark.right).to.be.at.most(button.left)
  })

  for (const width of [1280, 390])
    itWithShifts(`causes no layout shift at ${width} px, because it appears with the list`, async () => {
      await setViewport({ width, height: 800 })
      answerWith({ stars: [4], amenities: [5, 6, 9] })
      keptMember()
      const box = mount('stay-results')
      await listed(box)
      const moved = watchShifts()
      await box.find('.likes')
      await pause(400)
      // A strip that arrives after the list would move all of it: 0.05 and more. In parallel runs 0.006 came from something else.
      expect(await moved()).to.be.below(0.02)
      expect(document.documentElement.scrollWidth).to.be.at.most(width)
    })
})
