import { declareElement } from '../../runtime/declaration.ts'

export const stayFlights = declareElement({
  tag: 'stay-flights',
  doc: 'The flight search form: round trip, one way, or up to five flights. It leaves for the brand’s partner site.',
  attributes: {},
  events: {},
  slots: {},
  parts: { form: 'The form.', field: 'Each of the fields.', button: 'The search button.' },
})
