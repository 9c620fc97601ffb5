import { expect } from 'chai'
import { expectDeclared, listen } from '../../testing/events.ts'
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { expectAccessible, freshPage, mount, type } from '../../testing/page.ts'
import { inDays, places } from '../../testing/places.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { define } from './define.ts'
import { staySearch } from './element.ts'

const today = inDays(0)
const tomorrow = inDays(1)
const lisbon = { 'location-id': '800', 'location-name': 'Lisbon, Portugal' }

type Box = ReturnType<typeof mount>
const input = (box: Box) => box.find<HTMLInputElement>('[role=combobox]')
const submit = async (box: Box) => (await box.find('form button[type=submit]')).click()
const value = (box: Box, name: string) =>
  box.root.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value
const href = (box: Box) => box.root.querySelector<HTMLAnchorElement>('a[part=button]')?.getAttribute('href')

async function choose(box: Box, text: string, option: RegExp) {
  type(await input(box), text)
  const found = await eventually(() =>
    box.all('[role=option]').find((one) => option.test(one.textContent ?? '')),
  )
  found.click()
}

describe('stay-search', () => {
  let api: FakeApi
  const stay = (event: Event) => event.preventDefault()
  before(() => {
    define()
    document.addEventListener('stay-navigate', stay)
  })
  after(() => document.removeEventListener('stay-navigate', stay))
  beforeEach(() => {
    freshPage()
    api = fakeApi({ '/locations/search': () => ({ locations: places }) })
  })
  afterEach(() => api.restore())

  it('[HOT-028] [HOT-032] [HOT-033] starts with a typeahead, Search, today, tomorrow, 1 room and 2 guests', async () => {
    const box = mount('stay-search')
    const field = await input(box)
    expect(field.getAttribute('aria-expanded')).to.equal('false')
    await box.button('Search')
    await box.says('1 room, 2 guests')
    await choose(box, 'lisb', /Lisbon, Portugal/)
    await eventually(() => href(box))
    expect(href(box)).to.equal(`/search/city/800/${today.url}/${tomorrow.url}/1/2`)
    await expectAccessible(box.element)
  })

  it('[HOT-030] [HOT-031] offers 1 to 9 rooms, and from one guest a room to four', async () => {
    const box = mount('stay-search')
    ;(await box.button(/1 room, 2 guests/)).click()
    await eventually(() => box.all('.step select').length === 2)
    const [rooms, guests] = box.all('.step select') as [HTMLSelectElement, HTMLSelectElement]
    const options = (select: HTMLSelectElement) => [...select.options].map((option) => Number(option.value))
    expect(options(rooms)).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8, 9])
    type(rooms, '2')
    await eventually(() => options(guests).join() === '2,3,4,5,6,7,8')
    ;(await box.button('More guests')).click()
    await box.says('2 rooms, 3 guests')
    await expectAccessible(box.element)
  })

  it('[HOT-034] [HOT-343] [PLT-024] keeps a search in local storage under its five keys, and starts with it', async () => {
    const box = mount('stay-search', { rooms: '3', guests: '4', ...lisbon })
    const link = await box.button('Search')
    link.click()
    expect(localStorage.getItem('roomCount')).to.equal('3')
    expect(localStorage.getItem('adultCount')).to.equal('4')
    expect(localStorage.getItem('checkIn')).to.equal(today.url)
    expect(localStorage.getItem('checkOut')).to.equal(tomorrow.url)
    const [first] = JSON.parse(localStorage.getItem('homeHotelSearch') ?? '[]')
    expect(first).to.include({ locationType: 'city', cityID: '800' })
    const next = mount('stay-search')
    await next.says('3 rooms, 4 guests')
    expect((await input(next)).value).to.equal('Lisbon, Portugal')
  })

  it('[HOT-035] [HOT-036] [HOT-037] is a link when complete, and a submit button before', async () => {
    const box = mount('stay-search')
    expect((await box.button('Search')).getAttribute('type')).to.equal('submit')
    await choose(box, 'lisb', /Lisbon, Portugal/)
    const link = await eventually(() => box.root.querySelector('a[part=button]'))
    expect(link.textContent).to.equal('Search')
    ;(await box.button(/Check-in/)).click()
    ;(await box.button('Clear dates')).click()
    await eventually(() => !href(box))
    expect(box.maybe('Search')?.getAttribute('type')).to.equal('submit')
  })

  it('[HOT-038] [HOT-041] [HOT-286] shows errors after the first submit only, and focuses a lone location error', async () => {
    const box = mount('stay-search')
    await input(box)
    expect(box.text()).to.not.include('Please')
    await submit(box)
    await box.says('Please Enter a Location')
    expect(box.root.activeElement).to.equal(await input(box))
    await expectAccessible(box.element)
  })

  it('[HOT-287] [HOT-288] [HOT-289] says which of place, check-in and check-out is missing', async () => {
    const box = mount('stay-search')
    type(await input(box), 'somewhere')
    ;(await box.button(/Check-in/)).click()
    ;(await box.button('Clear dates')).click()
    ;(await box.button('Done')).click()
    await eventually(() => !box.root.querySelector('dialog'))
    await submit(box)
    await box.says('Please Select a Location')
    await box.says('Please Select a Check-in Date')
    await box.says('Please Select a Check-out Date')
  })

  it('[HOT-290] says "Please enter a City or Airport" in the compact forms', async () => {
    const box = mount('stay-search', { variant: 'compact' })
    await submit(box)
    await box.says('Please enter a City or Airport')
  })

  it('[HOT-029] [HOT-040] leaves a past date from storage empty, with its placeholder', async () => {
    localStorage.setItem('checkIn', inDays(-1).url)
    localStorage.setItem('checkOut', inDays(3).url)
    const box = mount('stay-search')
    const field = await eventually(() => box.root.querySelector('[data-panel=checkIn]'))
    expect(field.textContent).to.equal('Check-in')
    localStorage.setItem('checkIn', inDays(2).url)
    localStorage.setItem('checkOut', inDays(-3).url)
    const other = mount('stay-search')
    const out = await eventually(() => other.root.querySelector('[data-panel=checkOut]'))
    expect(out.textContent).to.equal('Check-out')
  })

  it('[HOT-039] [HOT-044] [HOT-045] opens the list on focus, ignores submit there, closes on Tab, outside and blur', async () => {
    const box = mount('stay-search')
    const field = await input(box)
    const list = () => box.root.querySelector('[role=listbox]')
    field.focus()
    await eventually(list)
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    field.dispatchEvent(enter)
    await pause(30)
    expect(enter.defaultPrevented).to.equal(true)
    expect(box.text()).to.not.include('Please')
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    await eventually(() => !list())
    field.click()
    await eventually(list)
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    await eventually(() => !list())
    field.click()
    await eventually(list)
    field.blur()
    await eventually(() => !list())
  })

  it('[PLT-111] stays open for 200 ms after the blur', async () => {
    const box = mount('stay-search')
    const field = await input(box)
    field.focus()
    await eventually(() => box.root.querySelector('[role=listbox]'))
    field.blur()
    await pause(120)
    expect(box.root.querySelector('[role=listbox]')).to.not.equal(null)
    await pause(150)
    expect(box.root.querySelector('[role=listbox]')).to.equal(null)
  })

  it('[HOT-042] [HOT-043] fills hidden fields with the choice, and clears it with the text', async () => {
    const box = mount('stay-search')
    await choose(box, 'lisb', /Alfama/)
    await eventually(() => value(box, 'area') === '800-a1')
    expect(['id', 'type', 'city', 'query'].map((name) => value(box, name))).to.deep.equal([
      '800-a1',
      'neighborhood',
      '800',
      'Alfama, Lisbon',
    ])
    expect(href(box)).to.include('/search/city/800/').and.include('areaID=800-a1')
    type(await input(box), '')
    await eventually(() => value(box, 'id') === '')
    expect(href(box)).to.equal(undefined)
  })

  it('[HOT-046] [PLT-107] asks for 3 letters or more, once for each text whatever its case', async () => {
    const box = mount('stay-search')
    type(await input(box), 'li')
    await pause(250)
    expect(api.calls('/locations/search')).to.have.length(0)
    expect(box.all('[role=option]')).to.have.length(1)
    for (const text of ['lis', 'LIS', 'lis']) {
      type(await input(box), text)
      await eventually(() => box.all('[role=option]').length > 1)
      await pause(150)
    }
    expect(api.calls('/locations/search')).to.have.length(1)
  })

  it('[PLT-101] [PLT-102] [PLT-103] moves with the arrows, takes with Enter, closes with Escape', async () => {
    const box = mount('stay-search')
    const field = await input(box)
    const press = (key: string) =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    type(field, 'lisb')
    await eventually(() => box.all('[role=option]').length > 1)
    const active = () =>
      box.root.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? ''
    await eventually(() => active().includes('Lisbon, Portugal'))
    press('ArrowDown')
    await eventually(() => active().includes('Lisburn'))
    press('ArrowUp')
    await eventually(() => active().includes('Lisbon, Portugal'))
    press('Escape')
    await eventually(() => !box.root.querySelector('[role=listbox]'))
    expect(box.root.activeElement).to.equal(field)
    press('ArrowDown')
    await eventually(() => active().includes('Lisbon, Portugal'))
    press('Enter')
    await eventually(() => value(box, 'id') === '800')
    expect(field.value).to.equal('Lisbon, Portugal')
  })

  it('[PLT-106] shows the code of airports; [PLT-112] the list is at most 400 px high', async () => {
    const box = mount('stay-search')
    type(await input(box), 'lisb')
    const airport = await eventually(() =>
      box.all('[role=option]').find((one) => /Airport/.test(one.textContent ?? '')),
    )
    expect(airport.textContent).to.include('LIS')
    const list = await box.find('.opts.float')
    expect(getComputedStyle(list).maxHeight).to.equal('400px')
    await expectAccessible(box.element)
  })

  it('[PLT-115] shows no suggestions when the call fails', async () => {
    api.answer({ '/locations/search': () => Promise.reject(new TypeError('offline')) })
    const box = mount('stay-search')
    type(await input(box), 'lisb')
    await pause(400)
    expect(box.all('[role=option]')).to.have.length(1)
  })

  it('opens the page of a hotel that was chosen', async () => {
    const box = mount('stay-search')
    await choose(box, 'lisb', /Casa do Miradouro/)
    await eventually(() => href(box))
    expect(href(box)).to.equal(`/details/city/800/${today.url}/${tomorrow.url}/1/2/800-7`)
  })

  it('announces a search and lets the host route', async () => {
    const searches = listen('stay-search')
    const moves = listen('stay-navigate')
    const box = mount('stay-search', lisbon)
    ;(await box.button('Search')).click()
    const [event] = searches.events
    expectDeclared(staySearch, event as CustomEvent)
    expect(event?.detail).to.include({ id: '800', type: 'city', rooms: 1, guests: 2, checkIn: today.date })
    expectDeclared(staySearch, moves.events[0] as CustomEvent)
    expect(moves.events[0]?.detail).to.include({ to: 'search', url: href(box) })
    searches.stop()
    moves.stop()
  })

  it('[HOT-047] [HOT-048] the widget variant has hidden fields, an arrow button and the top window as target', async () => {
    const box = mount('stay-search', { variant: 'widget', rooms: '2', guests: '5' })
    const form = await box.find<HTMLFormElement>('form')
    expect(form.target).to.equal('_top')
    const hidden = ['checkIn', 'checkOut', 'roomCount', 'adultCount'].map((name) => value(box, name))
    expect(hidden).to.deep.equal([today.url, tomorrow.url, '2', '5'])
    const moves = listen('stay-navigate')
    await choose(box, 'lisb', /Lisbon, Portugal/)
    ;(await box.button('Search')).click()
    await eventually(() => moves.events.length === 1)
    expect(box.root.querySelector('[data-panel]')).to.equal(null)
    moves.stop()
    await expectAccessible(box.element)
  })

  it('[HOT-049] [HOT-050] the tabbed variant has three tabs, and a form under Hotels only', async () => {
    const box = mount('stay-search', { variant: 'tabbed' })
    await eventually(() => box.all('[role=tab]').length === 3)
    const tabs = box.all('[role=tab]')
    expect(tabs.map((tab) => tab.textContent)).to.deep.equal(['Hotels', 'Flights', 'Cars'])
    expect(box.root.querySelector('form')).to.not.equal(null)
    await expectAccessible(box.element)
    for (const tab of tabs.slice(1)) {
      tab.click()
      await eventually(() => tab.getAttribute('aria-selected') === 'true')
      expect(box.root.querySelector('form')).to.equal(null)
    }
    tabs[2]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }))
    await eventually(() => tabs[0]?.getAttribute('aria-selected') === 'true')
  })

  it('[HOT-055] [HOT-056] covers the page before it leaves, with the dates of the search', async () => {
    const box = mount('stay-search', { shade: 'page', ...lisbon })
    const link = await box.button('Search')
    await pause(150)
    // A page that really leaves stops here; this one stays, so that the shade can be seen.
    document.removeEventListener('stay-navigate', stay)
    link.addEventListener('click', stay)
    link.click()
    document.addEventListener('stay-navigate', stay)
    await box.says('OUR AI IS FINDING YOU DEALS!')
    const shade = await box.find('.shade.page')
    expect(shade.textContent).to.include('Check In').and.include('Check Out')
    const { width, height } = shade.getBoundingClientRect()
    expect([Math.round(width), Math.round(height)]).to.deep.equal([innerWidth, innerHeight])
  })

  it('the compact variant takes stay and place from the address of the page', async () => {
    const before = location.href
    api.answer({ '/locations/find': () => ({ locations: places.slice(0, 1) }) })
    history.replaceState(null, '', `/search/city/800/${inDays(5).url}/${inDays(8).url}/2/3`)
    const box = mount('stay-search', { variant: 'compact' })
    await box.says('2 rooms, 3 guests')
    await eventually(() => href(box)?.includes(`/800/${inDays(5).url}/${inDays(8).url}/2/3`))
    history.replaceState(null, '', before)
  })

  it('says that a brand is not known', async () => {
    const errors = listen('stay-error')
    api.answer({ '/brand': () => ({ error: { code: 'UNKNOWN_REF_ID', message: 'There is no brand "1".' } }) })
    const box = mount('stay-search', { 'ref-id': '1' })
    await box.says('There is no brand "1".')
    expectDeclared(staySearch, errors.events[0] as CustomEvent)
    errors.stop()
  })

  it('speaks French, loaded by itself', async () => {
    const box = mount('stay-search', { locale: 'fr' })
    await box.button('Rechercher')
    await box.says('1 chambre, 2 voyageurs')
  })
})
