import { expect } from 'chai'
import { expectDeclared, listen } from '../../testing/events.ts'
import { searchAnswer } from '../../testing/hotels.ts'
import { mount, type } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
import { stayResults } from './element.ts'
import { from, listed, resultsPage, to } from './testing/results-page.ts'

const names = ['stay-results', 'stay-step', 'stay-filter']

// Analytics events of a list.
describe('stay-results: analytics events', () => {
  const page = resultsPage()
  let listeners: ReturnType<typeof listen>[]
  beforeEach(() => {
    listeners = names.map(listen)
  })
  afterEach(() => {
    for (const { events, stop } of listeners) {
      for (const event of events) expectDeclared(stayResults, event)
      stop()
    }
  })
  const detailsOf = (name: string) =>
    (listeners[names.indexOf(name)]?.events ?? []).map(({ detail }) => detail)

  it('emits place, stay, number of matching hotels, and the step of the journey', async () => {
    await listed(mount('stay-results', { currency: 'EUR' }))
    await eventually(() => detailsOf('stay-step').length > 0)
    const { search, ...rest } = detailsOf('stay-results')[0] ?? {}
    expect(search.filteredHotels).to.equal(47)
    expect(rest).to.deep.equal({
      place: { id: '800', type: 'city', name: 'Lisbon' },
      checkIn: from.date,
      checkOut: to.date,
      rooms: 1,
      occupancy: '2',
      guests: 2,
      currency: 'EUR',
      hotels: 47,
    })
    expect(detailsOf('stay-step')).to.deep.equal([{ step: 'results' }])
    expect(detailsOf('stay-filter')).to.deep.equal([])
  })

  it('emits which filter, sort or page was used, with the number of matches, after its hotels have loaded', async () => {
    const box = mount('stay-results')
    await listed(box)
    type(await box.find<HTMLSelectElement>('.sort select'), 'price_asc')
    await eventually(() => detailsOf('stay-filter').length === 1)
    ;(await eventually(() => box.root.querySelector<HTMLElement>('.side input[type=checkbox]'))).click()
    await eventually(() => detailsOf('stay-filter').length === 2)
    ;(await box.button('Clear all')).click()
    await eventually(() => detailsOf('stay-filter').length === 3)
    await eventually(() => {
      box.all('.lazy-mount').at(-1)?.scrollIntoView()
      return box.maybe('Page 2')
    })
    box.maybe('Page 2')?.click()
    await eventually(() => detailsOf('stay-filter').length === 4)
    const [sorted, filtered, cleared, turned] = detailsOf('stay-filter')
    expect([sorted.before.sort, sorted.after.sort]).to.deep.equal([undefined, 'price_asc'])
    expect([filtered.before.filters.stars, filtered.after.filters.stars]).to.deep.equal([[], [5]])
    expect(cleared.after.filters).to.deep.equal({})
    expect([turned.before.page, turned.after.page]).to.deep.equal([1, 2])
    for (const { hotels } of detailsOf('stay-filter')) expect(hotels).to.equal(47)
    expect(detailsOf('stay-step')).to.have.length(1)
  })

  it('emits no hotel for a filter without matches, whatever is listed instead', async () => {
    const box = mount('stay-results')
    await listed(box)
    page.api.answer({
      '/hotels/search/': (body) => (body.filters ? { ...searchAnswer(0), total: 47 } : searchAnswer(47)),
    })
    ;(await eventually(() => box.root.querySelector<HTMLElement>('.side input[type=checkbox]'))).click()
    await eventually(() => detailsOf('stay-filter').length === 1)
    expect(detailsOf('stay-filter')[0].hotels).to.equal(0)
  })
})
