import { stepEvent } from '../../features/booking-steps/step-event.ts'
import { declareElement, headingLevel, initialStay } from '../../runtime/declaration.ts'

export const stayBooking = declareElement({
  tag: 'stay-booking',
  doc: 'The whole journey on one page: search, results, hotel, checkout, trips and reservations. Needs no URL templates.',
  firstHeading: 2,
  attributes: {
    mode: {
      kind: 'string',
      values: ['inline', 'dialog'],
      default: 'inline',
      doc: '`dialog` shows the journey in a dialog, which any button with `data-stay-open` opens; on a phone it is full-screen.',
    },
    locationId: { kind: 'string', doc: 'The initial place id.' },
    locationType: {
      kind: 'string',
      default: 'city',
      doc: 'The type of the place: city, region, airport, poi …',
    },
    locationName: { kind: 'string', doc: 'The name of the place, shown in the location field.' },
    hotelId: {
      kind: 'string',
      doc: 'The id of a hotel. The journey starts on its page instead of a search.',
    },
    ...initialStay,
    headingLevel,
  },
  events: {
    ...stepEvent,
    'stay-screen': {
      detail: { screen: 'string', url: 'string' },
      doc: 'Emitted when the screen changes: search, results, hotel, checkout, account, lookup, booking, or none after the dialog closes.',
    },
  },
  slots: {},
  parts: {
    bar: 'The bar above each screen, with links to the search, reservations and account.',
    screen: 'The screen below the bar.',
  },
})
