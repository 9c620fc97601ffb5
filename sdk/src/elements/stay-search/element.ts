import { stepEvent } from '../../features/booking-steps/step-event.ts'
import { stayDetailFields } from '../../features/stay-detail.ts'
import { declareElement, initialStay } from '../../runtime/declaration.ts'

export const staySearch = declareElement({
  tag: 'stay-search',
  doc: 'The hotel search form: place, dates, rooms and guests.',
  attributes: {
    variant: {
      kind: 'string',
      values: ['full', 'compact', 'tabbed', 'widget', 'legacy', 'deals', 'sun'],
      default: 'full',
      doc: 'The layout: the full bar, a compact bar that collapses to one line, the bar under product tabs, a single field with an arrow, the older form, or the full bar for deals or sun pages, which your styles can select by this attribute.',
    },
    locationId: { kind: 'string', doc: 'The initial place id.' },
    locationType: {
      kind: 'string',
      default: 'city',
      doc: 'The type of the place: city, region, airport, poi …',
    },
    locationName: { kind: 'string', doc: 'The name of the place, shown in the location field.' },
    ...initialStay,
    product: {
      kind: 'string',
      values: ['hotels', 'flights', 'cars'],
      default: 'hotels',
      doc: 'The initial tab of the tabbed variant.',
    },
    forms: {
      kind: 'string',
      values: ['hotels', 'all'],
      default: 'hotels',
      doc: 'The tabs with a form. With `all`, Flights and Cars have forms too, which open the brand’s partner site.',
    },
    handOff: {
      kind: 'boolean',
      default: false,
      doc: 'Legacy mode of the older form: it opens the brand’s partner site instead of the results page.',
    },
    loadingOverlay: {
      kind: 'string',
      values: ['none', 'page'],
      default: 'none',
      doc: 'The area that the loading overlay covers while the results page loads.',
    },
  },
  events: {
    ...stepEvent,
    'stay-search': {
      detail: {
        place: 'place',
        ...stayDetailFields,
        url: 'string',
      },
      doc: 'Emitted when a complete search is submitted, before `stay-navigate`.',
    },
    'stay-product': {
      detail: { product: ['hotels', 'flights', 'cars'] },
      doc: 'Emitted when the traveller selects another tab. A page can use it to give each product its own address.',
    },
  },
  slots: {
    flights: 'The form of the tab Flights in the tabbed variant.',
    cars: 'The form of the tab Cars in the tabbed variant.',
  },
  parts: {
    form: 'The form.',
    field: 'Each field.',
    button: 'The search button or link.',
    summary: 'The line of the compact variant that opens its form.',
  },
})
