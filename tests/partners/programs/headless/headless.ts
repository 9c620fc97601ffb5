import {
  CallError,
  createStaykit,
  type HotelStoreState,
  type ResultsState,
  spreadGuests,
} from '@staykit/sdk/headless'

const stay = createStaykit({ refId: '8183', apiBase: 'https://api.example.com' })
const results = stay.createResults()
const stop = results.$results.subscribe((state: ResultsState) => {
  for (const hotel of state.view?.hotels ?? []) hotel.name.toUpperCase()
  if (state.error instanceof CallError) state.error.code.toUpperCase()
})
void results.load({
  place: { type: 'city', id: '800' },
  checkIn: '2026-12-10',
  checkOut: '2026-12-12',
  occupancy: [{ adults: 2, childAges: [5] }],
  currency: 'USD',
})
stop()
// @ts-expect-error a search has a place
void results.load({ checkIn: '2026-12-10', checkOut: '2026-12-12', occupancy: [], currency: 'USD' })
// @ts-expect-error refId is required
createStaykit({ apiBase: 'https://api.example.com' })

const form = stay.createSearchForm({ occupancy: spreadGuests(2, 3) })
form.setDates('2026-12-10', '2026-12-12')
// @ts-expect-error dates are YYYY-MM-DD
form.setDates('tomorrow', '2026-12-12')

const { $hotel, checkout } = stay.createCheckout({ onBooked: (tripNumber) => tripNumber.toUpperCase() })
checkout.loadContract({ bundle: 'b' })
const state: HotelStoreState = $hotel.get()
if (state.contract.kind === 'ready') state.contract.contract.rate.price.final.minor.toFixed()
// @ts-expect-error the value may be undefined
state.contract.contract
const price: number | undefined = results.$results.get().view?.hotels[0]?.price?.final.minor
void price
void stay.session.signIn('maya@example.com', 'secret').then(() => stay.createTrips().load('id'))
