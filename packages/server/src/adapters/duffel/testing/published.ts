import { typedVendor } from '../../../testing/published/typed-calls.ts'

export const duffelPublished = typedVendor({
  name: 'Duffel',
  types: new URL('published-types.ts', import.meta.url),
  client: '@duffel/api',
  calls: [
    [/^POST \/stays\/search$/, 'SearchRequest', 'SearchAnswer'],
    [/\/fetch_all_rates$/, undefined, 'RatesAnswer'],
    [/^POST \/stays\/quotes$/, undefined, 'QuoteAnswer'],
    [/^POST \/stays\/bookings$/, 'BookRequest', 'BookingAnswer'],
    [/^GET \/stays\/bookings$/, undefined, 'BookingsAnswer'],
    [/\/stays\/bookings\/\w+/, undefined, 'BookingAnswer'],
    [/\/reviews$/, undefined, 'ReviewsAnswer'],
    [/^GET \/stays\/accommodation$/, undefined, 'AccommodationsAnswer'],
    [/^GET \/stays\/accommodation\/\w+$/, undefined, 'AccommodationAnswer'],
  ],
})
