import { toBadgeDate } from '@staykit/domain'
import { expect } from 'chai'
import { expectDeclared, listen } from '../../testing/events.ts'
import { Refusal } from '../../testing/fake-api.ts'
import { hotelNumber, searchAnswer } from '../../testing/hotels.ts'
import { expectAccessible, mount } from '../../testing/page.ts'
import { inDays, places } from '../../testing/places.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { stayResults } from './element.ts'
import { from, listed, listings, open, path, resultsPage, type Search, to } from './testing/results-page.ts'

type Filters = { readonly stars?: readonly number[]; readonly amenities?: readonly number[] }

describe('stay-results: loading, errors and addresses', () => {
  const page = resultsPage()

  it('[HOT-056] [HOT-059] [HOT-060] shows the loading overlay with the dates until the hotels are loaded', async () => {
    let release = () => {}
    page.api.answer({
      '/hotels/search/': (body) =>
        new Promise((done) => {
          release = () => done(searchAnswer(47, body as unknown as Search))
        }),
    })
    const box = mount('stay-results', { 'loading-overlay': 'page' })
    await box.says('OUR AI IS FINDING YOU DEALS!')
    const text = (await box.find('.loading-overlay.page')).textContent
    expect(text).to.include(`Check In ${toBadgeDate(from.date)}`)
    expect(text).to.include(`Check Out ${toBadgeDate(to.date)}`)
    const overlay = (await box.find('.loading-overlay.page')).getBoundingClientRect()
    const { clientWidth } = document.documentElement
    expect([overlay.width, overlay.height].map(Math.round)).to.deep.equal([clientWidth, innerHeight])
    await eventually(() => page.sent().length === 1)
    release()
    await listed(box)
    expect(box.root.querySelector('.loading-overlay')).to.equal(null)
  })

  it('shows how many hotels of the suggestion’s number have a room', async () => {
    page.api.answer({
      '/hotels/search/': (body) => {
        const answer = searchAnswer(47, body as unknown as Search)
        return { ...answer, location: { ...answer.location, hotelCount: 49 } }
      },
    })
    const box = mount('stay-results')
    await box.says('47 of 49 hotels are available.')
  })

  it('[HOT-057] [HOT-058] searches again for other dates, but not for a loaded search', async () => {
    const box = mount('stay-results')
    await listed(box)
    history.pushState(null, '', path.replace('/1/2', '/2/4'))
    dispatchEvent(new PopStateEvent('popstate'))
    await eventually(() => page.sent().length === 2)
    expect(page.sent()[1]).to.include({ roomCount: 2, adultCount: 4 })
    history.back()
    await eventually(() => location.pathname === path)
    await pause(60)
    expect(page.sent()).to.have.length(2)
    expect(box.root.querySelector('.loading-overlay')).to.equal(null)
  })

  it('[HOT-062] [HOT-063] [HOT-291] [HOT-292] shows that dates are past, with a new search form', async () => {
    const errors = listen('stay-error')
    history.replaceState(null, '', `/search/city/800/${inDays(-3).url}/${inDays(-1).url}/1/2`)
    const box = mount('stay-results')
    await box.says("You're Living in the Past!")
    await box.says('Please Check Your Dates')
    expect(page.sent()).to.have.length(0)
    const form = await box.find('stay-search')
    await eventually(() => form.shadowRoot?.querySelector('[role=combobox]'))
    expectDeclared(stayResults, await eventually(() => errors.events[0]))
    errors.stop()
  })

  it('offers popular cities for the same stay where the place does not exist', async () => {
    const unknown = new Refusal(404, { code: 'UNKNOWN_LOCATION', message: 'No.' })
    page.api.answer({
      '/hotels/search/': () => unknown,
      '/locations/popular': () => ({ locations: [places[1]] }),
    })
    const box = mount('stay-results')
    await box.says('Unable to find Location')
    const link = await eventually(() => box.root.querySelector<HTMLAnchorElement>('nav a'))
    expect([link.textContent, link.pathname]).to.deep.equal([
      'Lisburn, Northern Ireland',
      path.replace('/city/800/', '/city/801/'),
    ])
    await expectAccessible(box.element)
  })

  it('shows no second form on a page that has one', async () => {
    history.replaceState(null, '', `/search/city/800/${inDays(-3).url}/${inDays(-1).url}/1/2`)
    document.body.append(document.createElement('stay-search'))
    const box = mount('stay-results')
    await box.says("You're Living in the Past!")
    expect(box.root.querySelector('stay-search')).to.equal(null)
  })

  it('[HOT-060] shows a failure, and retries', async () => {
    page.api.answer({
      '/hotels/search/': (body, count) => {
        if (count <= 2) throw new TypeError('offline')
        return searchAnswer(47, body as unknown as Search)
      },
    })
    const box = mount('stay-results')
    await box.says('We could not reach the server.')
    expect(box.root.querySelector('.loading-overlay')).to.equal(null)
    ;(await box.button('Try Again')).click()
    await listed(box)
  })

  it('[HOT-328] shows a placeholder for a broken picture', async () => {
    const broken = { ...hotelNumber(0), thumbnails: ['/no-such-picture.png'] }
    page.api.answer({ '/hotels/search/': () => ({ ...searchAnswer(1), hotels: [broken] }) })
    const box = mount('stay-results')
    await box.find('.photo.none svg')
  })

  it('reads the search from its attributes, and from a template of the page', async () => {
    history.replaceState(null, '', '/stays.html?kind=airport&where=LIS')
    const box = mount('stay-results', { 'search-url': '/stays.html?kind={type}&where={location}' })
    await listed(box)
    expect(page.sent()[0]).to.deep.include({
      location: { id: 'LIS', type: 'airport' },
      checkIn: inDays(0).date,
    })
    const own = mount('stay-results', { 'location-id': '801', rooms: '3', guests: '5' })
    await listed(own)
    expect(page.sent().at(-1)).to.deep.include({
      location: { id: '801', type: 'city' },
      roomCount: 3,
      adultCount: 5,
    })
  })

  it('renders nothing without a place', async () => {
    history.replaceState(null, '', '/')
    const box = mount('stay-results')
    await pause(100)
    expect(box.root.querySelector('.root')?.childElementCount).to.equal(0)
  })

  it('[HOT-294] keeps the list when a filter fails, emits the failure, and retries on request', async () => {
    const box = mount('stay-results')
    await listed(box)
    const errors = listen('stay-error')
    page.api.answer({
      '/hotels/search/': () =>
        new Refusal(500, { code: 'SERVER_ERROR', message: 'Something went wrong on the server.' }),
    })
    const sort = await box.find<HTMLSelectElement>('.sort select')
    sort.value = 'price_asc'
    sort.dispatchEvent(new Event('change', { bubbles: true }))
    await box.says('HotelSearch: Unable to filter hotels')
    expect(listings(box)).to.have.length(20)
    expectDeclared(stayResults, await eventually(() => errors.events[0]))
    errors.stop()
    page.api.answer({ '/hotels/search/': (body) => searchAnswer(47, body as unknown as Search) })
    ;(await box.button('Try again')).click()
    await eventually(() => !box.text().includes('Unable to filter'))
    expect(page.sent().at(-1)?.sort).to.equal('price_asc')
  })

  it('shows a place without free rooms with its dates, above a form with both', async () => {
    page.api.answer({ '/hotels/search/': () => searchAnswer(0) })
    const box = mount('stay-results')
    await box.says('no hotels found')
    await box.says(/No hotel in Lisbon is available from .+ to .+\. Please choose other dates\./)
    const form = await box.find('stay-search')
    const field = await eventually(() =>
      form.shadowRoot?.querySelector<HTMLInputElement>('input[role=combobox]'),
    )
    expect(field.value).to.equal('Lisbon')
    const dates = await eventually(() => form.shadowRoot?.textContent)
    expect(dates).to.include(String(Number(from.date.slice(-2))))
    expect(box.maybe('Try Again')).to.equal(undefined)
  })

  it('shows how many hotels match without each filter, and removes one', async () => {
    page.api.answer({
      '/hotels/search/': (body) => {
        const { filters = {} } = body as { filters?: Filters }
        const { stars = [], amenities = [] } = filters
        const count = stars.length && amenities.length ? 0 : amenities.length ? 3 : stars.length ? 12 : 47
        return { ...searchAnswer(count, body as unknown as Search), total: 47 }
      },
    })
    open('?stars=4,5&amenities=15')
    const box = mount('stay-results')
    await box.says('These hotels do not match your filters.')
    await box.button('Remove 4 stars, 5 stars (3 hotels)')
    ;(await box.button('Remove Swimming Pool (12 hotels)')).click()
    await listed(box, 12)
    expect(new URL(location.href).searchParams.get('amenities')).to.equal(null)
    expect(new URL(location.href).searchParams.get('stars')).to.equal('4,5')
  })

  it('offers to clear all filters when none alone is the cause', async () => {
    page.api.answer({
      '/hotels/search/': (body) => {
        const { filters } = body as { filters?: Filters }
        return { ...searchAnswer(filters ? 0 : 47, body as unknown as Search), total: 47 }
      },
    })
    open('?stars=4&amenities=15')
    const box = mount('stay-results')
    ;(await box.button('Clear filters')).click()
    await eventually(() => !box.text().includes('do not match'))
    await listed(box)
  })
})
