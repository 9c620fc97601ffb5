import { rateSelect } from '../../features/rates/rate-event.ts'
import { declareElement, headingLevel, stay } from '../../runtime/declaration.ts'

export const stayRates = declareElement({
  tag: 'stay-rates',
  doc: 'The rates of one hotel for a stay, by room: each is a choice with its total, and Book Now books the chosen one.',
  firstHeading: 3,
  attributes: {
    hotelId: {
      kind: 'string',
      doc: 'The hotel id. Defaults to hotel and stay in the page’s address.',
    },
    hotelName: { kind: 'string', doc: 'The name of the hotel, shown while its rooms load.' },
    hasDeals: { kind: 'boolean', doc: 'Whether the hotel has member rates, which load too.' },
    ...stay,
    first: {
      kind: 'number',
      range: [1, 99],
      default: 5,
      doc: 'The number of rates after which further rooms wait behind View More.',
    },
    headingLevel,
  },
  events: rateSelect,
  slots: {},
  parts: {
    rates: 'The list of rooms.',
    room: 'Each room.',
    rate: 'Each rate of a room.',
    bar: 'The bar of the chosen rate.',
    book: 'The Book Now button.',
  },
})
