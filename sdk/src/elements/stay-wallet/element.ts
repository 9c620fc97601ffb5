import { declareElement } from '../../runtime/declaration.ts'

export const stayWallet = declareElement({
  tag: 'stay-wallet',
  doc: 'The wallet of the logged-in member: coins with what they are worth and what they went to, and the records of upcoming and past bookings. A visitor is sent to the login page.',
  attributes: {},
  events: {},
  slots: {},
  parts: {
    coin: 'One coin.',
    'coin-payment': 'What coins went to once.',
    artifact: 'The record of one booking.',
  },
})
