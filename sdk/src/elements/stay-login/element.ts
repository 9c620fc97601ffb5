import { declareElement, headingLevel } from '../../runtime/declaration.ts'

export const stayLogin = declareElement({
  tag: 'stay-login',
  doc: 'The login box: login, sign-up with a mailed code, and password reset.',
  firstHeading: 2,
  attributes: {
    view: {
      kind: 'string',
      values: ['Login', 'SignUp', 'ForgotPassword', 'ResetPassword'],
      default: 'Login',
      doc: 'The initial view.',
    },
    next: {
      kind: 'string',
      doc: 'The URL to open after the login, http or https. Without it the page stays.',
    },
    heading: { kind: 'string', doc: 'The heading of the Login view. Defaults to "Log In".' },
    headingLevel,
  },
  events: {
    'stay-login': { detail: { userId: 'string', email: 'string' }, doc: 'Emitted when a member logs in.' },
    'stay-logout': { detail: {}, doc: 'Emitted when the member logs out.' },
  },
  slots: {},
  parts: {
    box: 'The box around the form.',
    submit: 'The main button.',
    social: 'The login buttons of other providers.',
  },
})
