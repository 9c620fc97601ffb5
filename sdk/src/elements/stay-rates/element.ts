import { rateSelect } from '../../features/rates/rate-event.ts'
import { declareElement, headingLevel } from '../../runtime/declaration.ts'

export const stayRates = declareElement({
  tag: 'stay-rates',
  doc: 'The rates of one hotel for a stay, each with its total and a link to book it.',
  firstHeading: 3,
  attributes: {
    hotelId: {
      kind: 'string',
      doc: 'The hotel id. Defaults to hotel and stay in the page’s address.',
    },
    hotelName: { kind: 'string', doc: 'The name of the hotel, shown while its rooms load.' },
    hasDeals: { kind: 'boolean', doc: 'Whether the hotel has member rates, which load too.' },
    checkIn: { kind: 'date', doc: 'The check-in date. Defaults to today.' },
    checkOut: { kind: 'date', doc: 'The check-out date. Defaults to the day after check-in.' },
    rooms: { kind: 'number', range: [1, 9], default: 1, doc: 'The number of rooms, 1 to 9.' },
    guests: {
      kind: 'number',
      range: [1, 36],
      default: 2,
      doc: 'The number of guests in all rooms, up to 4 per room.',
    },
    first: { kind: 'number', range: [1, 99], default: 5, doc: 'The number of rates shown before View More.' },
    headingLevel,
  },
  events: rateSelect,
  slots: {},
  parts: {
    rates: 'The list of rates.',
    rate: 'Each rate.',
    book: 'Each Book Now link.',
  },
})
