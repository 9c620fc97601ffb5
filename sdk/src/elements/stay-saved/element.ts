import { declareElement } from '../../runtime/declaration.ts'

export const staySaved = declareElement({
  tag: 'stay-saved',
  doc: 'The hotels that a traveller has saved, and those that they have looked at. A visitor’s are kept in the browser, a member’s on the server; a member can share the list by a link.',
  attributes: {
    show: {
      kind: 'string',
      values: ['all', 'saved', 'viewed'],
      default: 'all',
      doc: 'The list, the recently viewed hotels as a strip that takes no room without any, or both.',
    },
    sharedList: {
      kind: 'string',
      doc: 'What the link of somebody’s list carries: shows that list, to look at. Without it the element takes ?saved=… from the page’s address.',
    },
    shareUrl: {
      kind: 'string',
      doc: 'Address of the page that shows a shared list, with {list} in it; this page with ?saved=… when left out.',
    },
  },
  events: {
    'stay-hotel-select': {
      detail: { hotelId: 'string', hotelName: 'string', url: 'string' },
      doc: 'A hotel was chosen; stay-navigate follows.',
    },
  },
  slots: {},
  parts: {
    hotel: 'One hotel.',
    share: 'How the list is shared.',
    viewed: 'The recently viewed hotels.',
  },
})
