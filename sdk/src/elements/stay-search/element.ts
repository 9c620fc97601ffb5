import { stepEvent } from '../../features/booking-steps/step-event.ts'
import { declareElement } from '../../runtime/declaration.ts'

export const staySearch = declareElement({
  tag: 'stay-search',
  doc: 'The hotel search form: place, dates, rooms and guests.',
  attributes: {
    variant: {
      kind: 'string',
      values: ['full', 'compact', 'tabbed', 'widget', 'legacy', 'deals', 'sun'],
      default: 'full',
      doc: 'The full bar, a low bar that folds into one line, the bar under product tabs, a place with an arrow, the older form, or the full bar for a page of deals or of the sun, for the page’s styles to dress.',
    },
    locationId: { kind: 'string', doc: 'Id of the place to start with.' },
    locationType: {
      kind: 'string',
      default: 'city',
      doc: 'Type of that place: city, region, airport, poi …',
    },
    locationName: { kind: 'string', doc: 'What the location field shows for it.' },
    checkIn: { kind: 'date', doc: 'Check-in to start with; today when nothing is given or kept.' },
    checkOut: { kind: 'date', doc: 'Check-out to start with; tomorrow when nothing is given or kept.' },
    rooms: { kind: 'number', doc: 'Rooms to start with, 1 to 9.' },
    guests: { kind: 'number', doc: 'Guests to start with, up to 4 a room.' },
    product: {
      kind: 'string',
      values: ['hotels', 'flights', 'cars'],
      default: 'hotels',
      doc: 'Tab that the tabbed variant starts with.',
    },
    forms: {
      kind: 'string',
      values: ['hotels', 'all'],
      default: 'hotels',
      doc: 'all: the tabs Flights and Cars have forms too, which lead to the brand’s partner site.',
    },
    handOff: {
      kind: 'boolean',
      default: false,
      doc: 'Legacy mode of the older form: it leaves for the brand’s partner site instead of the results page.',
    },
    loadingOverlay: {
      kind: 'string',
      values: ['none', 'page'],
      default: 'none',
      doc: 'page: covers the whole page with the loading screen while the results page loads.',
    },
  },
  events: {
    ...stepEvent,
    'stay-search': {
      detail: {
        place: 'place',
        checkIn: 'date',
        checkOut: 'date',
        rooms: 'number',
        guests: 'number',
        url: 'string',
      },
      doc: 'A complete search was submitted; stay-navigate follows.',
    },
    'stay-product': {
      detail: { product: ['hotels', 'flights', 'cars'] },
      doc: 'Somebody chose another tab: a page may give each product an address of its own.',
    },
  },
  slots: {
    flights: 'Form under the tab Flights of the tabbed variant.',
    cars: 'Form under the tab Cars of the tabbed variant.',
  },
  parts: {
    form: 'The form.',
    field: 'Each of the fields.',
    button: 'The search button or link.',
  },
})
