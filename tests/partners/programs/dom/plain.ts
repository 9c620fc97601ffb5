import { configure, defineStay, type PageSettings, type StayDate } from '@staykit/sdk'
import '@staykit/sdk/booking'
import { startDataLayer } from '@staykit/sdk/data-layer'
import '@staykit/sdk/search'
import { isStayDate, resolveRoute, searchPath } from '@staykit/sdk/routes'

const settings: PageSettings = { refId: '8183', apiBase: 'https://api.example.com', termsUrl: '/terms' }
configure(settings)
void defineStay('stay-search', 'stay-rates').then(() => undefined)
// @ts-expect-error there is no such element
void defineStay('stay-sreach')
// @ts-expect-error a brand is a string
configure({ refId: 8183 })

const search = document.createElement('stay-search')
search.variant = 'compact'
search.rooms = 2
search.checkIn = '2026-12-10'
// @ts-expect-error there is no such variant
search.variant = 'huge'
// @ts-expect-error rooms is a number
search.rooms = '2'
// @ts-expect-error dates are YYYY-MM-DD
search.checkIn = '12/10/2026'
search.addEventListener('stay-search', (event) => {
  const rooms: number = event.detail.rooms
  const checkIn: StayDate = event.detail.checkIn
  // @ts-expect-error a search has no hotel
  const hotel = event.detail.hotelId
  return [rooms, checkIn, hotel]
})
search.addEventListener('click', (event) => event.preventDefault())
document.addEventListener('stay-booked', ({ detail }) => detail.tripNumber.toUpperCase())
document.querySelector('stay-booking')?.setAttribute('mode', 'dialog')
window.addEventListener('stay-navigate', (event) => {
  if (event.detail.to === 'search') event.preventDefault()
})
document.addEventListener('stay-booked', ({ detail }) => detail.total?.amount.toFixed(2))
startDataLayer({
  handler: (entry) => {
    if (entry.event === 'staykit_booked') entry.total?.amount.toFixed(2)
    if (entry.event === 'staykit_step' && entry.step === 'payment') entry.refId.toUpperCase()
    // @ts-expect-error a step has no total
    if (entry.event === 'staykit_step') entry.total
    // @ts-expect-error there is no such entry
    return entry.event === 'staykit_bought'
  },
}).setConsent('granted')
// @ts-expect-error there is no such consent
startDataLayer({ consent: 'maybe' })
document.dispatchEvent(new CustomEvent('stay-consent', { detail: true }))
// @ts-expect-error a booking has a trip number and no id
document.addEventListener('stay-booked', ({ detail }) => detail.id)

const party = { rooms: 1, guests: 2 }
const date: string = '2026-12-10'
if (isStayDate(date))
  searchPath({ type: 'city', id: '800' }, { checkIn: date, checkOut: '2026-12-12' }, party)
// @ts-expect-error a place has an id
searchPath({ type: 'city' }, { checkIn: '2026-12-10', checkOut: '2026-12-12' }, party)
// @ts-expect-error dates are YYYY-MM-DD
searchPath({ type: 'city', id: '1' }, { checkIn: '12/10/2026', checkOut: '2026-12-12' }, party)
const route = resolveRoute('/search/city/800')
if (route.screen === 'search') route.place.id.toUpperCase()
// @ts-expect-error only some screens have a place
route.place.id
