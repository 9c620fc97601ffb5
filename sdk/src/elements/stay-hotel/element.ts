import { stepEvent } from '../../features/booking-steps/step-event.ts'
import { rateSelect } from '../../features/rates/rate-event.ts'
import { declareElement } from '../../runtime/declaration.ts'

export const stayHotel = declareElement({
  tag: 'stay-hotel',
  doc: 'A hotel with its photos, description, amenities and reviews, and its rates for a stay.',
  attributes: {
    hotelId: {
      kind: 'string',
      doc: 'The hotel. Without it the element takes hotel and stay from the page’s address.',
    },
    checkIn: { kind: 'date', doc: 'Check-in; today when left out.' },
    checkOut: { kind: 'date', doc: 'Check-out; the day after check-in when left out.' },
    rooms: { kind: 'number', default: 1, doc: 'Rooms.' },
    guests: { kind: 'number', default: 2, doc: 'Guests in all rooms.' },
    loadingOverlay: {
      kind: 'string',
      values: ['widget', 'page', 'none'],
      default: 'widget',
      doc: 'What the loading screen covers while the hotel is loaded.',
    },
  },
  events: { ...stepEvent, ...rateSelect },
  slots: {},
  parts: {
    header: 'Name, stars and place.',
    gallery: 'The photos.',
    save: 'The heart on them.',
    favorites: 'Which of the amenities that a member likes the hotel has.',
    jump: 'The links to the sections.',
    field: 'Each field of the stay editor.',
    side: 'The card with the lowest price.',
    rates: 'The list of rates.',
    rate: 'Each rate.',
    book: 'Each Book Now link.',
  },
})
