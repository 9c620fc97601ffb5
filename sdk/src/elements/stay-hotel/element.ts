import { stepEvent } from '../../features/booking-steps/step-event.ts'
import { rateSelect } from '../../features/rates/rate-event.ts'
import { declareElement, headingLevel, stay } from '../../runtime/declaration.ts'

export const stayHotel = declareElement({
  tag: 'stay-hotel',
  doc: 'A hotel page: photos, description, amenities, reviews, and rates for a stay.',
  attributes: {
    hotelId: {
      kind: 'string',
      doc: 'The hotel id. Defaults to hotel and stay in the page’s address.',
    },
    ...stay,
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
    side: 'The card of the chosen rate, where there is space beside the rooms.',
    bar: 'The bar of the chosen rate, where there is none.',
    rates: 'The list of rooms.',
    room: 'Each room.',
    rate: 'Each rate of a room.',
    book: 'The Book Now button.',
  },
})
