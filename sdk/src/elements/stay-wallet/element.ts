import { declareElement, headingLevel } from '../../runtime/declaration.ts'

export const stayWallet = declareElement({
  tag: 'stay-wallet',
  doc: 'The wallet of the logged-in member: coins with their value and history, and the records of upcoming and past bookings. Visitors are redirected to the login page.',
  firstHeading: 2,
  attributes: { headingLevel },
  events: {},
  slots: {},
  parts: {
    coin: 'Each coin.',
    'coin-payment': 'Each payment in coins.',
    artifact: 'The record of each booking.',
  },
})
