import { declareElement } from '../../runtime/declaration.ts'

export const stayDataLayer = declareElement({
  tag: 'stay-data-layer',
  doc: 'Sends events of the journey to the page’s `dataLayer` or to a function, after the visitor gives consent. Renders nothing.',
  isBare: true,
  attributes: {
    consent: {
      kind: 'string',
      values: ['required', 'granted', 'denied'],
      default: 'required',
      doc: 'The consent of the visitor. With `required`, up to 100 entries wait in memory for a decision; with `granted` they are sent at once; with `denied` they are discarded. The event `stay-consent` on `document`, with true or false, changes it.',
    },
    layer: {
      kind: 'string',
      default: 'dataLayer',
      doc: 'The name of the global array that receives the entries; created if it does not exist.',
    },
    handler: {
      kind: 'callback',
      doc: 'A function that is called with each entry. Replaces the array unless `layer` is set too. Property only.',
    },
  },
  events: {},
  slots: {},
  parts: {},
})
