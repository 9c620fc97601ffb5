import { declareElement } from '../../declaration.ts'

export const staySearch = declareElement({
  tag: 'stay-search',
  doc: 'The hotel search form: place, dates, rooms and guests.',
  attributes: {
    variant: {
      kind: 'string',
      values: ['full', 'compact', 'tabbed', 'widget'],
      default: 'full',
      doc: 'Form of the form: full bar, compact bar, with product tabs, or hidden fields behind an arrow button.',
    },
  },
  events: {},
  slots: {},
  parts: { form: 'The form.' },
})
