import { stepEvent } from '../../features/booking-steps/step-event.ts'
import { rateSelect } from '../../features/rates/rate-event.ts'
import { declareElement } from '../../runtime/declaration.ts'

export const stayResults = declareElement({
  tag: 'stay-results',
  doc: 'The hotels of a place for a stay, with filters, sorts, pages and the rates of each.',
  attributes: {
    locationId: {
      kind: 'string',
      doc: 'The place. Without it the element takes the search from the page’s address.',
    },
    locationType: { kind: 'string', default: 'city', doc: 'Type of the place: city, region, airport, poi …' },
    areaId: { kind: 'string', doc: 'A neighborhood to start with.' },
    checkIn: { kind: 'date', doc: 'Check-in; today when left out.' },
    checkOut: { kind: 'date', doc: 'Check-out; the day after check-in when left out.' },
    rooms: { kind: 'number', default: 1, doc: 'Rooms.' },
    guests: { kind: 'number', default: 2, doc: 'Guests in all rooms.' },
    loadingOverlay: {
      kind: 'string',
      values: ['widget', 'page', 'none'],
      default: 'widget',
      doc: 'What the loading screen covers while hotels are searched.',
    },
  },
  events: {
    'stay-results': {
      detail: {
        search: 'json',
        place: 'place',
        checkIn: 'date',
        checkOut: 'date',
        rooms: 'number',
        guests: 'number',
        currency: 'string',
        hotels: 'number',
      },
      doc: 'A page of the list is shown; hotels is how many match. search is all of it: place, stay, hotels, filters and sort (HOT-346).',
    },
    'stay-filter': {
      detail: { before: 'list', after: 'list', hotels: 'number' },
      doc: 'The list was filtered, sorted or turned, and is there: how it was before, how it is, and how many hotels match.',
    },
    ...stepEvent,
    'stay-hotel-select': {
      detail: { hotelId: 'string', hotelName: 'string', url: 'string' },
      doc: 'A hotel was chosen; stay-navigate follows.',
    },
    ...rateSelect,
  },
  slots: {},
  parts: {
    filters: 'The filters.',
    toolbar: 'Heading, sort and chips.',
    likes: 'Whether the list is narrowed to what a member likes.',
    listing: 'Each hotel.',
    save: 'The heart on each hotel.',
    favorites: 'Which of the amenities that a member likes a hotel has.',
    pages: 'The page numbers.',
    map: 'The map beside the list or in its place.',
    rates: 'The list of rates of an opened hotel.',
    rate: 'Each rate.',
    book: 'Each Book Now link.',
  },
})
