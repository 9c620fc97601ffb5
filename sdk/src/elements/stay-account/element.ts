import { declareElement } from '../../runtime/declaration.ts'

export const stayAccount = declareElement({
  tag: 'stay-account',
  doc: 'The account links of a page header: Log In for visitors, My Account and Log Out for members.',
  attributes: {},
  events: {
    'stay-session': {
      detail: { signedIn: 'boolean', currency: 'string?' },
      doc: 'Emitted when the session is known and when it changes. `currency` is the member’s preferred currency.',
    },
    'stay-logout': {
      detail: {},
      cancelable: true,
      doc: 'Emitted after a member logs out, before the element navigates to the home page; if cancelled, to the login page.',
    },
  },
  slots: {},
  parts: { link: 'The Log In and My Account links.', logout: 'The Log Out button.' },
})
