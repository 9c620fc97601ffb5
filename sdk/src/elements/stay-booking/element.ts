import { stepEvent } from '../../features/booking-steps/step-event.ts'
import { declareElement } from '../../runtime/declaration.ts'

export const stayBooking = declareElement({
  tag: 'stay-booking',
  doc: 'The whole journey on one page: search, results, hotel, checkout, trips and reservations, without any URL template.',
  attributes: {
    mode: {
      kind: 'string',
      values: ['inline', 'dialog'],
      default: 'inline',
      doc: 'dialog: a dialog that any button of the page with data-stay-open opens; it fills a phone’s screen.',
    },
    locationId: { kind: 'string', doc: 'Id of the place that the search starts with.' },
    locationType: {
      kind: 'string',
      default: 'city',
      doc: 'Type of that place: city, region, airport, poi …',
    },
    locationName: { kind: 'string', doc: 'What the location field shows for it.' },
    hotelId: {
      kind: 'string',
      doc: 'A hotel of your own: the journey starts on its page instead of a search.',
    },
  },
  events: {
    ...stepEvent,
    'stay-screen': {
      detail: { screen: 'string', url: 'string' },
      doc: 'Another screen is on show: search, results, hotel, checkout, account, lookup, booking, or none once a dialog is closed.',
    },
  },
  slots: {},
  parts: {
    bar: 'The bar above each screen: back to the search, reservations, account.',
    screen: 'What is below it.',
  },
})
