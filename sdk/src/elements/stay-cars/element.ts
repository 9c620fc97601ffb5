import { declareElement } from '../../runtime/declaration.ts'

export const stayCars = declareElement({
  tag: 'stay-cars',
  doc: 'The car search form: place and time of pick-up and drop-off, type and company. It opens the brand’s partner site.',
  attributes: {},
  events: {},
  slots: {},
  parts: { form: 'The form.', field: 'Each field.', button: 'The search button.' },
})
