import { declareElement } from '../../runtime/declaration.ts'

export const stayCars = declareElement({
  tag: 'stay-cars',
  doc: 'The car search form: where and when a car is picked up and dropped off, its type and company. It leaves for the brand’s partner site.',
  attributes: {},
  events: {},
  slots: {},
  parts: { form: 'The form.', field: 'Each of the fields.', button: 'The search button.' },
})
