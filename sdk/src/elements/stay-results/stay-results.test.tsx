import type { searchModel } from '@staykit/stores/search'
import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { expectDeclared, listen } from '../../testing/events.ts'
import { searchAnswer } from '../../testing/hotels.ts'
import { mount, type } from '../../testing/page.ts'
import { eventually, pause } from '../../testing/wait.ts'
import { stayResults } from './element.ts'
import { from, listed, listings, open, resultsPage, type Search, to } from './testing/results-page.ts'

type Box = ReturnType<typeof mount>
const query = () => new URL(location.href).searchParams
const check = (box: Box, name: string) =>
  box
    .all<HTMLInputElement>('.side input[type=checkbox]')
    .find((one) => one.getAttribute('aria-label') === name)
// Rows get their real height when they become visible, so that the end of the list moves.
const endOfList = (box: Box) =>
  eventually(() => {
    box.all('.lazy-mount').at(-1)?.scrollIntoView()
    return box.all('.pages').length > 0
  })

describe('stay-results: filters, sorts and pages', () => {
  const page = resultsPage()

  it('[HOT-064] [HOT-065] [HOT-068] [HOT-337] lists 20 hotels, with filters on the left, sorts and pages', async () => {
    const box = mount('stay-results')
    await listed(box)
    expect(page.sent()[0]).to.deep.include({
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
    await eventually(() => page.sent().at(-1)?.sort === 'price_asc')
    expect(query().get('sort')).to.equal('price_asc')
  })

  it('[HOT-346] emits the displayed search, and each page of it', async () => {
    const resultEvents = listen('stay-results')
    const box = mount('stay-results', { rooms: '1' })
    await listed(box)
    await eventually(() => resultEvents.events.length > 0)
    expectDeclared(stayResults, resultEvents.events[0] as CustomEvent)
    const search = resultEvents.events[0]?.detail.search as NonNullable<ReturnType<typeof searchModel>>
    const { pagedHotels, ...rest } = search
    expect(pagedHotels.map(({ id }) => id)).to.include.members(['800-0', '800-19'])
    expect(rest).to.deep.include({
      location: { id: '800', name: 'Lisbon', stateCode: undefined, geo: { lat: 1, lng: 1 }, type: 'city' },
      hotels: 47,
      filteredHotels: 47,
      prices: { min: 80, avg: 120, max: 420 },
      currencySymbol: '$',
      containsDeals: false,
    })
    expect(rest.params).to.include({
      checkIn: from.date,
      checkOut: to.date,
      roomCount: 1,
      adultCount: 2,
      childCount: 0,
    })
    expect(rest.currentFilter).to.include({ sort: 'most_popular', from: 0, to: 20 })
    for (const name of ['sorts', 'brands', 'promotions', 'amenities', 'areas'] as const)
      expect(rest[name], name).to.be.an('array').that.is.not.empty
    const before = resultEvents.events.length
    type(await box.find<HTMLSelectElement>('.sort select'), 'price_asc')
    await eventually(() => resultEvents.events.length > before)
    expect(resultEvents.events.at(-1)?.detail.search.currentFilter.sort).to.equal('price_asc')
    resultEvents.stop()
  })

  it('labels its numbers, and has a keyboard link past the filters', async () => {
    const box = mount('stay-results')
    await box.says('47 hotels available.')
    const skip = await box.button('Skip to the hotels')
    expect(skip.getBoundingClientRect().width === 0 || getComputedStyle(skip).clipPath !== 'none').to.equal(
      true,
    )
    skip.focus()
    expect(getComputedStyle(skip).clipPath).to.equal('none')
    skip.click()
    await eventually(() => box.root.activeElement?.textContent === 'Hotels in Lisbon')
  })

  it('shows the server’s English names in French: sorts, amenities and score words', async () => {
    const box = mount('stay-results', { locale: 'fr' })
    await listed(box)
    const sort = await box.find<HTMLSelectElement>('.sort select')
    expect([...sort.options].map(({ text }) => text)).to.deep.equal(['Les plus demandés', 'Prix croissant'])
    expect(listings(box)[0]?.textContent).to.include('Exceptionnel')
    await eventually(() => check(box, 'Internet gratuit'))
    check(box, 'Internet gratuit')?.click()
    await eventually(() => box.maybe('Retirer Internet gratuit'))
    const own = listings(box)[0]?.querySelector('.amen')?.textContent ?? ''
    expect(own).to.not.match(/Free|Fitness|Pets|Smoking/)
    expect(own.length).to.be.greaterThan(5)
  })

  it('[ACC-005] loads the brand and the hotels of its own refId', async () => {
    const box = mount('stay-results', { 'ref-id': '8184' })
    await listed(box)
    expect(page.sent()[0]?.refId).to.equal('8184')
    expect(new Set(page.api.calls('/brand').map(({ body }) => body.refId))).to.deep.equal(new Set(['8184']))
  })

  it('[HOT-074] sends no sort by default, and shows the first of the server, most_popular', async () => {
    const box = mount('stay-results')
    await listed(box)
    expect(page.sent()[0]?.sort).to.equal(undefined)
    expect((await box.find<HTMLSelectElement>('.sort select')).value).to.equal('most_popular')
  })

  it('[HOT-068] [HOT-332] [PLT-064] [OQ-07] shows 47 hotels on three pages, and stores the page in the address', async () => {
    const box = mount('stay-results')
    await listed(box)
    await endOfList(box)
    expect((await box.button('Previous page')).ariaDisabled).to.equal('true')
    // 20 on each page (OQ-07); with 40 there would be two pages, and seven hotels out of reach.
    expect(box.all('.pages button[aria-label^="Page "]')).to.have.length(3)
    ;(await box.button('Page 3')).click()
    await listed(box, 7)
    expect([query().get('from'), query().get('to')]).to.deep.equal(['40', '60'])
    expect((await box.button('Next page')).ariaDisabled).to.equal('true')
    expect(page.sent().at(-1)).to.include({ from: 40, to: 80 })
  })

  it('[HOT-066] [HOT-071] [HOT-081] filters, shows a chip for each filter, and stores them in the query', async () => {
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
    const group = check(box, 'Free Internet')?.closest('fieldset')
    const named = [...(group?.querySelectorAll('label') ?? [])].map((label) => label.textContent ?? '')
    expect(named.map((text) => [...ten, ...more].find((name) => text.startsWith(name)))).to.deep.equal([
      ...ten,
      ...more,
    ])
    for (const name of ['4 stars', 'Free Internet', 'Alfama', 'Pousadas', 'Stay 3, Pay 2']) {
      check(box, name)?.click()
      await eventually(() => box.maybe(`Remove ${name}`))
    }
    type(await box.field('Hotel name'), 'otel')
    await eventually(() => box.maybe('Remove otel'))
    expect(page.sent().at(-1)?.filters).to.deep.equal({
      hotelName: 'otel',
      stars: [4],
      amenities: [6],
      hotelBrands: ['b1'],
      areas: ['800-a1'],
      promotions: ['p1'],
    })
    expect(Object.fromEntries(query())).to.include({
      stars: '4',
      amenities: '6',
      areas: '800-a1',
      hotelBrands: 'b1',
      promotions: 'p1',
      hotelName: 'otel',
    })
    const again = mount('stay-results')
    await eventually(() => again.maybe('Remove Alfama'))
    expect(box.all('button').filter(({ textContent }) => textContent === 'Clear all')).to.have.length(1)
    ;(await box.button('Remove 4 stars')).click()
    await eventually(() => !box.maybe('Remove 4 stars') && !query().has('stars'))
    ;(await box.button('Clear all')).click()
    await eventually(() => !query().has('areas'))
  })

  it('[HOT-079] [HOT-293] [OQ-20] shows a notice above the whole list when nothing matches', async () => {
    page.api.answer({
      '/hotels/search/': (body) => {
        const { filters } = body as unknown as Search
        return filters ? { ...searchAnswer(0), total: 47 } : searchAnswer(47, body as unknown as Search)
      },
    })
    const box = mount('stay-results')
    await listed(box)
    await box.find('.side form')
    check(box, '2 stars')?.click()
    await box.says(
      'These hotels do not match your filters. Please clear some filters to see more accurate results.',
    )
    expect(listings(box)).to.have.length(20)
    expect(listings(box)[0]?.textContent).to.include('Hotel 0')
    await endOfList(box)
    ;(await box.button('Page 2')).click()
    await eventually(() => listings(box)[0]?.textContent?.includes('Hotel 20'))
    expect((await box.button('Page 2')).getAttribute('aria-current')).to.equal('page')
    await box.says('These hotels do not match your filters.')
    ;(await box.button('Clear all')).click()
    await eventually(() => !box.text().includes('do not match'))
  })

  it('[HOT-080] scrolls to the top when it filters below 179 px', async () => {
    const box = mount('stay-results')
    await listed(box)
    await eventually(() => check(box, '4 stars'))
    await pause(60)
    for (const [top, goesUp] of [
      [179, false],
      [180, true],
    ] as const) {
      scrollTo({ top })
      await pause(30)
      check(box, '4 stars')?.click()
      // The browser may scroll by the height of the new chips, but not to the top.
      expect(scrollY === 0).to.equal(goesUp)
      await pause(60)
    }
  })

  it('[HOT-079] shows in the drawer too that no hotel matches', async () => {
    page.api.answer({
      '/hotels/search/': (body) => {
        const { filters } = body as unknown as Search
        return filters ? { ...searchAnswer(0), total: 47 } : searchAnswer(47, body as unknown as Search)
      },
    })
    open('?filter')
    await setViewport({ width: 390, height: 800 })
    const box = mount('stay-results')
    await box.button('Show 47 hotels')
    ;(await box.find<HTMLInputElement>('dialog [aria-label="2 stars"]')).click()
    await box.button('Show 0 hotels')
  })

  it('[HOT-070] opens the filters by the query flag, over the list if there is no space', async () => {
    open('?filter')
    await setViewport({ width: 390, height: 800 })
    const box = mount('stay-results')
    const drawer = await box.find('dialog.drawer')
    expect(drawer.matches(':modal')).to.equal(true)
    ;(await box.button('Show 47 hotels')).click()
    await eventually(() => !box.root.querySelector('dialog'))
    ;(await box.button('Filters')).click()
    await box.find('dialog.drawer')
  })
})
