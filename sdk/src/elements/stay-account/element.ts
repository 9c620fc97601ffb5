import { declareElement } from '../../runtime/declaration.ts'

export const stayAccount = declareElement({
  tag: 'stay-account',
  doc: 'A brand’s header control: Log In for visitors, My Account and Log Out for members.',
  attributes: {},
  events: {
    'stay-session': {
      detail: { signedIn: 'boolean', currency: 'string?' },
      doc: 'Who is there is known, or has changed; `currency` is what a member likes prices to be shown in.',
    },
    'stay-logout': {
      detail: {},
      cancelable: true,
      doc: 'The member has logged out, and is led home; when cancelled, to the login.',
    },
  },
  slots: {},
  parts: { link: 'Log In and My Account.', logout: 'Log Out.' },
})
