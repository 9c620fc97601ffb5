import { rateSelect } from '../../features/rates/rate-event.ts'
import { declareElement } from '../../runtime/declaration.ts'

export const stayRates = declareElement({
  tag: 'stay-rates',
  doc: 'The rates of one hotel for a stay, each with its all-in price and the way to book it.',
  attributes: {
    hotelId: {
      kind: 'string',
      doc: 'The hotel. Without it the element takes hotel and stay from the page’s address.',
    },
    hotelName: { kind: 'string', doc: 'Name of the hotel, said while its rooms are loading.' },
    hasDeals: { kind: 'boolean', doc: 'The hotel has member rates, to be asked for as well.' },
    checkIn: { kind: 'date', doc: 'Check-in; today when left out.' },
    checkOut: { kind: 'date', doc: 'Check-out; the day after check-in when left out.' },
    rooms: { kind: 'number', default: 1, doc: 'Rooms.' },
    guests: { kind: 'number', default: 2, doc: 'Guests in all rooms.' },
    first: { kind: 'number', default: 5, doc: 'Rates shown before View More.' },
  },
  events: rateSelect,
  slots: {},
  parts: {
    rates: 'The list.',
    rate: 'Each rate.',
    book: 'Each Book Now link.',
  },
})
