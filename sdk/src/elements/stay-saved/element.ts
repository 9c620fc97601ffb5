import { declareElement, headingLevel } from '../../runtime/declaration.ts'

export const staySaved = declareElement({
  tag: 'stay-saved',
  doc: 'Saved and recently viewed hotels, stored in the browser for visitors and on the server for members. Members can share the list by a link.',
  attributes: {
    show: {
      kind: 'string',
      values: ['all', 'saved', 'viewed'],
      default: 'all',
      doc: 'Shows the saved list, the strip of recently viewed hotels, or both. An empty strip has no height.',
    },
    sharedList: {
      kind: 'string',
      doc: 'The token of a shared list to show, read-only. Defaults to the query parameter `saved`.',
    },
    shareUrl: {
      kind: 'string',
      doc: 'The URL template of the page for shared lists, with `{list}`. Defaults to this page with `?saved=…`.',
    },
    headingLevel,
  },
  events: {
    'stay-hotel-select': {
      detail: { hotelId: 'string', hotelName: 'string', url: 'string' },
      doc: 'Emitted when the traveller selects a hotel, before `stay-navigate`.',
    },
  },
  slots: {},
  parts: {
    hotel: 'Each hotel.',
    share: 'The controls that share the list.',
    viewed: 'The recently viewed hotels.',
  },
})
