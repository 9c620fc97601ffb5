import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { expectAccessible, mount, type } from '../../testing/page.ts'
import { places } from '../../testing/places.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { define as defineFlights } from '../stay-flights/define.ts'
import { choose, href, input, searchPage, value } from './testing/search-page.ts'

const city = (id: string, name: string) => ({
  ...{ id, cityID: id, type: 'city', name, displayName: `${name}, Portugal` },
  ...{ hotelCount: 12, latitude: 41.1, longitude: -8.6 },
})
const popular = { locations: [city('800', 'Lisbon'), city('900', 'Porto'), city('901', 'Faro')] }

describe('stay-search: popular cities', () => {
  const page = searchPage()
  beforeEach(() => page.api.answer({ '/locations/popular': () => popular }))
  const calls = () => page.api.calls('/locations/popular').length
  const group = (box: ReturnType<typeof mount>) =>
    box.root.querySelector<HTMLElement>('[role=group][aria-label="Popular Destinations"]')
  const options = (box: ReturnType<typeof mount>) =>
    [...(group(box)?.querySelectorAll('[role=option]') ?? [])].map(({ textContent }) => textContent)

  it('[HOT-360] offers them by name in the empty field only, and loads them once, when it is opened', async () => {
    const box = mount('stay-search')
    const field = await input(box)
    await pause(50)
    expect(calls()).to.equal(0)
    field.focus()
    await eventually(() => group(box))
    expect(options(box)).to.deep.equal([
      'Lisbon, Portugal12 Hotels',
      'Porto, Portugal12 Hotels',
      'Faro, Portugal12 Hotels',
    ])
    expect(page.api.calls('/locations/popular')[0]?.body.refId).to.equal('8183')
    await box.says('3 suggestions')
    await expectAccessible(box.element)
    type(field, 'li')
    await eventually(() => !group(box))
    type(field, '')
    await eventually(() => group(box))
    const other = mount('stay-search')
    ;(await input(other)).focus()
    await eventually(() => group(other))
    expect(calls()).to.equal(1)
  })

  it('[HOT-360] leaves the list below a field near the end of the screen, where it scrolls inside', async () => {
    await setViewport({ width: 1280, height: 800 })
    const cities = Array.from({ length: 6 }, (_, index) => city(`${900 + index}`, `City ${index}`))
    page.api.answer({ '/locations/popular': () => ({ locations: cities }) })
    const box = mount('stay-search')
    const field = await input(box)
    // 260 px are left below the bar.
    box.element.style.marginBlockStart = `${800 - 300 - field.getBoundingClientRect().bottom}px`
    field.focus()
    const list = (await eventually(() => group(box))).closest('[popover], .layer, dialog') ?? box.element
    await eventually(() => {
      const { top, bottom } = list.getBoundingClientRect()
      return top > field.getBoundingClientRect().bottom && bottom <= innerHeight
    })
    expect(list.scrollHeight).to.be.greaterThan(list.clientHeight)
  })

  it('[HOT-360] selects one with the keys or the pointer, and none with Enter before a key moved to it', async () => {
    const box = mount('stay-search')
    const field = await input(box)
    const press = (key: string) =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    const active = () =>
      box.root.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? ''
    field.focus()
    await eventually(() => group(box))
    press('Enter')
    await pause(50)
    expect([field.value, active()]).to.deep.equal(['', ''])
    for (const name of ['Use Current Location', 'Lisbon', 'Porto']) {
      press('ArrowDown')
      await eventually(() => active().includes(name))
    }
    press('Enter')
    await eventually(() => value(box, 'id') === '900')
    expect(field.value).to.equal('Porto, Portugal')
    type(field, '')
    const option = await eventually(() => group(box)?.querySelectorAll<HTMLElement>('[role=option]')[2])
    option.click()
    await eventually(() => href(box)?.startsWith('/search/city/901/'))
  })

  it('lists them below the recent searches, without those, and leaves the highlight where it is', async () => {
    const first = mount('stay-search')
    await choose(first, 'lisbon', /^Lisbon, Portugal/)
    ;(await first.find('a[part=button]')).click()
    document.body.replaceChildren()
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    page.api.answer({ '/locations/popular': () => answered.then(() => popular) })
    const box = mount('stay-search')
    const field = await input(box)
    type(field, '')
    await box.says('Recent searches')
    await eventually(() => field.getAttribute('aria-activedescendant')?.endsWith('-1'))
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }))
    await eventually(() => field.getAttribute('aria-activedescendant')?.endsWith('-0'))
    expect(group(box)).to.equal(null)
    answer()
    await eventually(() => options(box).length === 2)
    expect(options(box)[0]).to.include('Porto')
    await pause(30)
    expect(field.getAttribute('aria-activedescendant')?.endsWith('-0')).to.equal(true)
    await box.says('1 recent search 2 suggestions')
    group(box)?.querySelector<HTMLElement>('[role=option]')?.click()
    await eventually(() => value(box, 'id') === '900')
  })

  it('shows nothing of them when they fail to load, and retries when the list is opened again', async () => {
    page.api.answer({ '/locations/popular': () => Promise.reject(new TypeError('down')) })
    const box = mount('stay-search')
    const field = await input(box)
    field.focus()
    await eventually(() => calls() > 0)
    await pause(50)
    expect(box.all('[role=option]')).to.have.length(1)
    expect(box.text()).to.not.include('Popular')
    page.api.answer({ '/locations/popular': () => popular })
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await eventually(() => !box.root.querySelector('[role=listbox]'))
    field.click()
    await eventually(() => group(box))
  })

  it('offers none to flights', async () => {
    defineFlights()
    page.api.answer({ '/locations/search': () => ({ locations: places }) })
    const box = mount('stay-flights')
    const field = await input(box)
    field.focus()
    await box.find('[role=option]')
    await pause(50)
    expect(calls()).to.equal(0)
  })
})
