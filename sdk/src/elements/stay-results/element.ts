import { stepEvent } from '../../features/booking-steps/step-event.ts'
import { rateSelect } from '../../features/rates/rate-event.ts'
import { stayDetailFields } from '../../features/stay-detail.ts'
import { declareElement, headingLevel, stay } from '../../runtime/declaration.ts'

export const stayResults = declareElement({
  tag: 'stay-results',
  doc: 'The hotels of a place for a stay, with filters, sorting, pages and the rates of each hotel.',
  attributes: {
    locationId: {
      kind: 'string',
      doc: 'The place id. Defaults to the search in the page’s address.',
    },
    locationType: {
      kind: 'string',
      default: 'city',
      doc: 'The type of the place: city, region, airport, poi …',
    },
    areaId: { kind: 'string', doc: 'The initial neighborhood.' },
    ...stay,
    loadingOverlay: {
      kind: 'string',
      values: ['widget', 'page', 'none'],
      default: 'widget',
      doc: 'The area that the loading overlay covers during a search.',
    },
    headingLevel,
  },
  events: {
    'stay-results': {
      detail: {
        search: 'json',
        place: 'place',
        ...stayDetailFields,
        currency: 'string',
        hotels: 'number',
      },
      doc: 'Emitted when a page of the list is shown. `hotels` is the number of matching hotels. `search` is the complete search: place, stay, hotels, filters and sort (HOT-346).',
    },
    'stay-filter': {
      detail: { before: 'list', after: 'list', hotels: 'number' },
      doc: 'Emitted after the list is filtered, sorted or paged and has loaded, with the list before and after and the number of matching hotels.',
    },
    ...stepEvent,
    'stay-hotel-select': {
      detail: { hotelId: 'string', hotelName: 'string', url: 'string' },
      doc: 'Emitted when the traveller selects a hotel, before `stay-navigate`.',
    },
    ...rateSelect,
  },
  slots: {},
  parts: {
    filters: 'The filters.',
    toolbar: 'The heading, the sort and the filter chips.',
    likes: 'The strip that toggles the member’s preferences.',
    listing: 'Each hotel.',
    picture: 'The picture of each hotel.',
    followed:
      'The picture of the hotel whose link was clicked: a view transition can lead from it to the page of the hotel.',
    save: 'The heart button of each hotel.',
    favorites: 'The member’s favorite amenities of a hotel.',
    pages: 'The page numbers.',
    map: 'The map beside the list or in its place.',
    rates: 'The list of rooms of an open hotel.',
    room: 'Each room.',
    rate: 'Each rate of a room.',
    bar: 'The bar of the chosen rate.',
    book: 'The Book Now button of the chosen rate.',
  },
})
