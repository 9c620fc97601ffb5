import { stepEvent } from '../../features/booking-steps/step-event.ts'
import { rateSelect } from '../../features/rates/rate-event.ts'
import { declareElement, headingLevel } from '../../runtime/declaration.ts'

export const stayHotel = declareElement({
  tag: 'stay-hotel',
  doc: 'A hotel page: photos, description, amenities, reviews, and rates for a stay.',
  attributes: {
    hotelId: {
      kind: 'string',
      doc: 'The hotel id. Defaults to hotel and stay in the page’s address.',
    },
    checkIn: { kind: 'date', doc: 'The check-in date. Defaults to today.' },
    checkOut: { kind: 'date', doc: 'The check-out date. Defaults to the day after check-in.' },
    rooms: { kind: 'number', range: [1, 9], default: 1, doc: 'The number of rooms, 1 to 9.' },
    guests: {
      kind: 'number',
      range: [1, 36],
      default: 2,
      doc: 'The number of guests in all rooms, up to 4 per room.',
    },
    loadingOverlay: {
      kind: 'string',
      values: ['widget', 'page', 'none'],
      default: 'widget',
      doc: 'The area that the loading overlay covers while the hotel loads.',
    },
    headingLevel,
  },
  events: { ...stepEvent, ...rateSelect },
  slots: {},
  parts: {
    header: 'Name, stars and place.',
    gallery: 'The photos.',
    save: 'The heart button on the photos.',
    favorites: 'The member’s favorite amenities of the hotel.',
    jump: 'The links to the sections.',
    field: 'Each field of the stay editor.',
    side: 'The card with the lowest price.',
    rates: 'The list of rates.',
    rate: 'Each rate.',
    book: 'Each Book Now link.',
  },
})
