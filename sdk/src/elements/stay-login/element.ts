import { declareElement } from '../../runtime/declaration.ts'

export const stayLogin = declareElement({
  tag: 'stay-login',
  doc: 'The login box: Login, SignUp, ForgotPassword and ResetPassword, and the pin that confirms a sign-up.',
  attributes: {
    view: {
      kind: 'string',
      values: ['Login', 'SignUp', 'ForgotPassword', 'ResetPassword'],
      default: 'Login',
      doc: 'The view that it starts with.',
    },
    next: { kind: 'string', doc: 'Where to go once logged in; it stays where it is when left out.' },
    heading: { kind: 'string', doc: 'Heading of the Login view instead of "Log In".' },
  },
  events: {
    'stay-login': { detail: { userId: 'string', email: 'string' }, doc: 'A member has logged in.' },
    'stay-logout': { detail: {}, doc: 'The member has logged out.' },
  },
  slots: {},
  parts: {
    box: 'The box around the form.',
    submit: 'The main button.',
    social: 'Buttons of other providers.',
  },
})
