import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { expectDeclared, listen } from '../../testing/events.ts'
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { hotelNumber, rates, searchAnswer } from '../../testing/hotels.ts'
import { expectAccessible, freshPage, mount, type } from '../../testing/page.ts'
import { inDays } from '../../testing/places.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { define as defineSearch } from '../stay-search/define.ts'
import { define } from './define.ts'
import { stayResults } from './element.ts'

const [from, to] = [inDays(10), inDays(13)]
const path = `/search/city/800/${from.url}/${to.url}/1/2`
type Box = ReturnType<typeof mount>
type Search = { from: number; to: number; sort?: string; filters?: Record<string, unknown> }
const listings = (box: Box) => box.all('.listing:has(h2)')
const listed = (box: Box, count = 20) => eventually(() => listings(box).length === count)
const query = () => new URL(location.href).searchParams
const check = (box: Box, name: string) =>
  box
    .all<HTMLInputElement>('.side input[type=checkbox]')
    .find((one) => one.getAttribute('aria-label') === name)

describe('stay-results', () => {
  let api: FakeApi
  const home = location.href
  const stay = (event: Event) => event.preventDefault()
  const open = (query = '') => history.replaceState(null, '', path + query)
  before(() => {
    define()
    globalThis.staykit = { load: (tag) => tag === 'stay-search' && defineSearch() }
    document.addEventListener('stay-navigate', stay)
  })
  after(() => document.removeEventListener('stay-navigate', stay))
  beforeEach(async () => {
    freshPage()
    open()
    api = fakeApi({
      '/hotels/search/': (body) => searchAnswer(47, body as unknown as Search),
      '/hotels/rates/': () => ({ rates }),
    })
    await setViewport({ width: 1280, height: 900 })
  })
  afterEach(() => {
    api.restore()
    history.replaceState(null, '', home)
  })
  const sent = () =>
    api.calls('/hotels/search/').map(({ body }) => body as unknown as Search & Record<string, unknown>)

  it('[HOT-064] [HOT-065] [HOT-068] lists 20 hotels, with filters on the left, sorts and pages', async () => {
    const box = mount('stay-results')
    await listed(box)
    expect(sent()[0]).to.deep.include({
      location: { id: '800', type: 'city' },
      checkIn: from.date,
      checkOut: to.date,
      roomCount: 1,
      adultCount: 2,
      currency: 'USD',
      refId: '8183',
    })
    const side = (await box.find('.side')).getBoundingClientRect()
    expect(side.right).to.be.at.most((await box.find('.list')).getBoundingClientRect().left)
    const sort = await box.find<HTMLSelectElement>('.sort select')
    expect([...sort.options].map(({ text }) => text)).to.deep.equal(['Most Popular', 'Price: Low to High'])
    type(sort, 'price_asc')
    await eventually(() => sent().at(-1)?.sort === 'price_asc')
    expect(query().get('sort')).to.equal('price_asc')
    await expectAccessible(box.element)
  })

  it('[HOT-074] asks for no sort of its own: the first of the server, most_popular, is shown', async () => {
    const box = mount('stay-results')
    await listed(box)
    expect(sent()[0]?.sort).to.equal(undefined)
    expect((await box.find<HTMLSelectElement>('.sort select')).value).to.equal('most_popular')
  })

  it('[HOT-068] [PLT-064] turns pages, and notes them in the address', async () => {
    const box = mount('stay-results')
    await listed(box)
    expect(((await box.button('Previous page')) as HTMLButtonElement).disabled).to.equal(true)
    ;(await box.button('Page 3')).click()
    await listed(box, 7)
    expect([query().get('from'), query().get('to')]).to.deep.equal(['40', '60'])
    expect(((await box.button('Next page')) as HTMLButtonElement).disabled).to.equal(true)
    expect(sent().at(-1)).to.include({ from: 40, to: 80 })
  })

  it('[HOT-066] [HOT-071] [HOT-081] filters, shows a chip for each filter, and keeps them in the query', async () => {
    const box = mount('stay-results')
    await listed(box)
    ;(await box.button('View More')).click()
    const ten = ['Free Internet', 'Non Smoking', 'Accessible', 'Free Breakfast', 'Free Parking']
    const more = [
      'Free Airport Shuttle',
      'Fitness Center',
      'Swimming Pool',
      'Pets Allowed',
      'Business Center',
    ]
    await eventually(() => [...ten, ...more].every((name) => check(box, name)))
    for (const name of ['4 stars', 'Free Internet', 'Alfama', 'Pousadas']) {
      check(box, name)?.click()
      await eventually(() => box.maybe(`Remove ${name}`))
    }
    type(await box.field('Hotel name'), 'otel')
    await eventually(() => box.maybe('Remove otel'))
    expect(sent().at(-1)?.filters).to.deep.equal({
      hotelName: 'otel',
      stars: [4],
      amenities: [6],
      hotelBrands: ['b1'],
      areas: ['800-a1'],
    })
    expect(Object.fromEntries(query())).to.include({
      stars: '4',
      amenities: '6',
      areas: '800-a1',
      hotelBrands: 'b1',
      hotelName: 'otel',
    })
    await expectAccessible(box.element)
    const again = mount('stay-results')
    await eventually(() => again.maybe('Remove Alfama'))
    ;(await box.button('Remove 4 stars')).click()
    await eventually(() => !box.maybe('Remove 4 stars') && !query().has('stars'))
    ;(await box.button('Clear all')).click()
    await eventually(() => !query().has('areas'))
  })

  it('[PLT-060] [PLT-061] narrows the price by its fields, 10 percent apart, with a chip only when narrowed', async () => {
    const box = mount('stay-results')
    await listed(box)
    expect(box.root.querySelector('.chips')).to.equal(null)
    const [low, high] = box.all<HTMLInputElement>('.side input[inputmode=numeric]') as [
      HTMLInputElement,
      HTMLInputElement,
    ]
    const write = (field: HTMLInputElement, text: string) => {
      type(field, text)
      field.blur()
    }
    write(high, '$290')
    await eventually(() => query().get('prices') === '79,290')
    await box.button('Remove $80 to $290')
    write(low, 'nonsense')
    await pause(30)
    expect(low.value).to.equal('$80')
    write(low, '289')
    await eventually(() => query().get('prices') === '256,290')
    write(high, '9999')
    await eventually(() => query().get('prices') === '256,421' && high.value === '$420')
    await pause(30)
    write(low, '1')
    await eventually(() => !query().has('prices'))
    expect(box.root.querySelector('.chips')).to.equal(null)
  })

  it('[HOT-079] [HOT-293] shows a notice above the whole list when nothing matches', async () => {
    api.answer({
      '/hotels/search/': (body) => {
        const { filters } = body as unknown as Search
        return filters ? { ...searchAnswer(0), total: 47 } : searchAnswer(47, body as unknown as Search)
      },
    })
    const box = mount('stay-results')
    await listed(box)
    check(box, '2 stars')?.click()
    await box.says(
      'These hotels do not match your filters. Please clear some filters to see more accurate results.',
    )
    expect(listings(box)).to.have.length(20)
    ;(await box.button('Clear all')).click()
    await eventually(() => !box.text().includes('do not match'))
  })

  it('[HOT-080] scrolls to the top when it filters beyond 179 px', async () => {
    const box = mount('stay-results')
    await listed(box)
    for (const [top, after] of [
      [179, 179],
      [180, 0],
    ] as const) {
      scrollTo({ top })
      check(box, '4 stars')?.click()
      await eventually(() => scrollY === after)
    }
  })

  it('[HOT-070] opens the filters by the query flag, and over the list where there is no room', async () => {
    open('?filter')
    await setViewport({ width: 390, height: 800 })
    const box = mount('stay-results')
    const drawer = await box.find('dialog.drawer')
    expect(drawer.matches(':modal')).to.equal(true)
    await expectAccessible(box.element)
    ;(await box.button('Show 47 hotels')).click()
    await eventually(() => !box.root.querySelector('dialog'))
    ;(await box.button('Filters')).click()
    await box.find('dialog.drawer')
  })

  it('[HOT-082] [HOT-083] [HOT-085] [HOT-335] a listing shows picture, name, place, stars, score, three amenities, price', async () => {
    const box = mount('stay-results')
    await listed(box)
    const first = listings(box)[0] as HTMLElement
    expect(first.querySelector('img')).to.not.equal(null)
    for (const text of [
      'Hotel 0',
      'Alfama, Lisbon',
      '9.2',
      'Superb',
      '1,284 reviews',
      '$485.04',
      '$100.00 Per Night',
    ]) {
      expect(first.textContent, text).to.include(text)
    }
    expect(first.querySelector('.stars')?.getAttribute('aria-label')).to.equal('4 stars')
    expect(first.querySelectorAll('.amen li')).to.have.length(3)
    expect(listings(box).every((one) => one.querySelector('.foot a')?.textContent === 'Book Now')).to.equal(
      true,
    )
  })

  it('[HOT-087] [HOT-024] [HOT-025] links to the hotel, and by Book Now to its rates', async () => {
    const chosen = listen('stay-hotel-select')
    const box = mount('stay-results')
    await listed(box)
    const details = `/details/city/800/${from.url}/${to.url}/1/2/800-0`
    const first = listings(box)[0] as HTMLElement
    const link = first.querySelector('h2 a') as HTMLAnchorElement
    expect(link.getAttribute('href')).to.equal(details)
    expect(first.querySelector('.foot a')?.getAttribute('href')).to.equal(`${details}/rates`)
    link.click()
    expectDeclared(stayResults, chosen.events[0] as CustomEvent)
    expect(chosen.events[0]?.detail).to.deep.equal({ hotelId: '800-0', name: 'Hotel 0', url: details })
    chosen.stop()
  })

  it('[HOT-086] [HOT-088] [HOT-090] opens and hides the rooms of a listing', async () => {
    const box = mount('stay-results')
    await listed(box)
    const toggle = await box.button('View Available Rooms')
    toggle.click()
    await box.says('Loading Rooms for Hotel 0!')
    await eventually(() => box.all('.rate').length === 3)
    expect(toggle.textContent).to.equal('Hide Available Rooms')
    await expectAccessible(box.element)
    toggle.click()
    await eventually(() => box.all('.rate').length === 0)
    expect(toggle.textContent).to.equal('View Available Rooms')
  })

  it('[HOT-073] invites visitors to sign up after every third listing', async () => {
    const box = mount('stay-results')
    await listed(box)
    await eventually(() => box.all('.banner').length === 6)
    const items = box.all('.item')
    const after = items.flatMap((item, index) => (item.querySelector('.banner') ? [index + 1] : []))
    expect(after).to.deep.equal([3, 6, 9, 12, 15, 18])
    expect(box.root.querySelector('.banner a')?.getAttribute('href')).to.equal('/login?view=SignUp')
  })

  it('[HOT-073] does not invite members', async () => {
    localStorage.setItem('staykit.refresh.8183', 'kept')
    const session = {
      accessToken: 'a',
      expiresIn: 900,
      refreshToken: 'r',
      identityID: 'u1',
      email: 'ann@x.com',
    }
    const customer = { id: 'u1', email: 'ann@x.com', created: '2030-01-01', refID: '8183' }
    api.answer({
      '/auth/refresh': () => session,
      '/profile/users/u1': () => ({ data: { customer, cardList: [] } }),
    })
    const box = mount('stay-results')
    await listed(box)
    await pause(200)
    expect(box.all('.banner')).to.have.length(0)
  })

  it('[HOT-234] tells what members save', async () => {
    const box = mount('stay-results')
    await listed(box)
    await box.says('You save 23% on this stay')
  })

  it('[HOT-056] [HOT-059] [HOT-060] shows the loading screen with the dates until the hotels are there', async () => {
    let release = () => {}
    api.answer({
      '/hotels/search/': (body) =>
        new Promise((done) => {
          release = () => done(searchAnswer(47, body as unknown as Search))
        }),
    })
    const box = mount('stay-results', { shade: 'page' })
    await box.says('OUR AI IS FINDING YOU DEALS!')
    const shade = (await box.find('.shade.page')).getBoundingClientRect()
    expect([shade.width, shade.height].map(Math.round)).to.deep.equal([innerWidth, innerHeight])
    await expectAccessible(box.element)
    await eventually(() => sent().length === 1)
    release()
    await listed(box)
    expect(box.root.querySelector('.shade')).to.equal(null)
  })

  it('[HOT-057] [HOT-058] searches again for other dates, and not for a search that is loaded', async () => {
    const box = mount('stay-results')
    await listed(box)
    history.pushState(null, '', path.replace('/1/2', '/2/4'))
    dispatchEvent(new PopStateEvent('popstate'))
    await eventually(() => sent().length === 2)
    expect(sent()[1]).to.include({ roomCount: 2, adultCount: 4 })
    history.back()
    await eventually(() => location.pathname === path)
    await pause(60)
    expect(sent()).to.have.length(2)
    expect(box.root.querySelector('.shade')).to.equal(null)
  })

  it('[HOT-062] [HOT-063] [HOT-291] [HOT-292] says that dates are past, beside a fresh search form', async () => {
    const errors = listen('stay-error')
    history.replaceState(null, '', `/search/city/800/${inDays(-3).url}/${inDays(-1).url}/1/2`)
    const box = mount('stay-results')
    await box.says("You're Living in the Past!")
    await box.says('Please Check Your Dates')
    expect(sent()).to.have.length(0)
    const form = await box.find('stay-search')
    await eventually(() => form.shadowRoot?.querySelector('[role=combobox]'))
    expectDeclared(stayResults, await eventually(() => errors.events[0]))
    await expectAccessible(box.element)
    errors.stop()
  })

  it('[HOT-060] shows what went wrong, and tries again', async () => {
    api.answer({
      '/hotels/search/': (body, count) => {
        if (count <= 2) throw new TypeError('offline')
        return searchAnswer(47, body as unknown as Search)
      },
    })
    const box = mount('stay-results')
    await box.says('We could not reach the server.')
    expect(box.root.querySelector('.shade')).to.equal(null)
    ;(await box.button('Try Again')).click()
    await listed(box)
  })

  it('[HOT-328] shows a hotel in place of a broken picture', async () => {
    const broken = { ...hotelNumber(0), thumbnails: ['/no-such-picture.png'] }
    api.answer({ '/hotels/search/': () => ({ ...searchAnswer(1), hotels: [broken] }) })
    const box = mount('stay-results')
    await box.find('.photo.none')
  })

  it('takes the search from its attributes, and from a template of the page', async () => {
    history.replaceState(null, '', '/stays.html?kind=airport&where=LIS')
    const box = mount('stay-results', { 'search-url': '/stays.html?kind={type}&where={location}' })
    await listed(box)
    expect(sent()[0]).to.deep.include({ location: { id: 'LIS', type: 'airport' }, checkIn: inDays(0).date })
    const own = mount('stay-results', { 'location-id': '801', rooms: '3', guests: '5' })
    await listed(own)
    expect(sent().at(-1)).to.deep.include({
      location: { id: '801', type: 'city' },
      roomCount: 3,
      adultCount: 5,
    })
  })

  it('shows nothing of its own where no place is named', async () => {
    history.replaceState(null, '', '/')
    const box = mount('stay-results')
    await pause(100)
    expect(box.root.querySelector('.root')?.childElementCount).to.equal(0)
  })
})
