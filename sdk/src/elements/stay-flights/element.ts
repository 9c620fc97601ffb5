import { declareElement } from '../../runtime/declaration.ts'

export const stayFlights = declareElement({
  tag: 'stay-flights',
  doc: 'The flight search form: round trip, one way, or up to five flights. It opens the brand’s partner site.',
  attributes: {},
  events: {},
  slots: {},
  parts: { form: 'The form.', field: 'Each field.', button: 'The search button.' },
})
