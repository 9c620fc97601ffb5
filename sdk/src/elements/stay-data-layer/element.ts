import { declareElement } from '../../runtime/declaration.ts'

export const stayDataLayer = declareElement({
  tag: 'stay-data-layer',
  doc: 'The journey’s events for analytics: to the page’s dataLayer or to a function, once the visitor agrees. It shows nothing.',
  isBare: true,
  attributes: {
    consent: {
      kind: 'string',
      values: ['required', 'granted', 'denied'],
      default: 'required',
      doc: 'required: entries wait in memory, the last 100, until the visitor has agreed or refused. granted: they go on at once. denied: they are thrown away. The event stay-consent on document says the same, with true or false.',
    },
    layer: {
      kind: 'string',
      default: 'dataLayer',
      doc: 'Name of the global array that entries are pushed to; it is made when it is not there.',
    },
    handler: {
      kind: 'callback',
      doc: 'Called with each entry, instead of the array unless layer is given too. A property only.',
    },
  },
  events: {},
  slots: {},
  parts: {},
})
