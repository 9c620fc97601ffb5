import { stepEvent } from '../../features/booking-steps/step-event.ts'
import { cancelEvents } from '../../features/booking-view/cancel-event.ts'
import { declareElement, headingLevel } from '../../runtime/declaration.ts'

export const stayCheckout = declareElement({
  tag: 'stay-checkout',
  doc: 'The checkout of a rate: customer information, billing and payment, booking, confirmation.',
  attributes: {
    rate: {
      kind: 'string',
      doc: 'The bundle of the rate. Defaults to the query parameter `rate`.',
    },
    sop: { kind: 'string', doc: 'The sop of the rate. Defaults to the query parameter.' },
    ratePlan: {
      kind: 'string',
      doc: 'The plan code of a member-only rate. Defaults to the query parameter.',
    },
    pm: {
      kind: 'string',
      doc: 'The initial payment method: CreditCard, or Bitcoin or Wallet for members. An unknown value means CreditCard.',
    },
    section: {
      kind: 'string',
      values: ['customer', 'billing', 'booking', 'confirmation'],
      doc: 'The initial section. Defaults to that of the page’s address.',
    },
    headingLevel,
  },
  events: {
    ...stepEvent,
    'stay-price-changed': {
      detail: { before: 'money', after: 'money' },
      doc: 'Emitted when the total has changed. The traveller must accept the new total before any charge.',
    },
    'stay-book-submitted': {
      detail: { hotelId: 'string' },
      doc: 'Emitted when the payment has succeeded and the booking is sent.',
    },
    'stay-booked': {
      detail: {
        tripNumber: 'string',
        hotelId: 'string?',
        hotelName: 'string?',
        checkIn: 'date?',
        checkOut: 'date?',
        rooms: 'number?',
        guests: 'number?',
        occupancy: 'string?',
        paymentMethod: 'string?',
        total: 'money?',
      },
      doc: 'Emitted once when a booking is confirmed; `total` includes taxes and fees. After a reload during the booking without a network connection, only `tripNumber` is set.',
    },
    'stay-book-failed': {
      detail: { code: 'string', message: 'string' },
      doc: 'Emitted when the booking has failed.',
    },
    'stay-login': {
      detail: { userId: 'string', email: 'string' },
      doc: 'Emitted when a member logs in during checkout, or a guest creates an account on the confirmation.',
    },
    ...cancelEvents,
  },
  slots: { card: 'The card frame, filled by the element.' },
  parts: {
    form: 'The customer form.',
    submit: 'The Book Room button.',
    summary: 'The summary card with hotel and charges.',
    charges: 'The Summary of Charges.',
    booking: 'The confirmation.',
    ticket: 'Hotel, dates and numbers of the confirmation.',
    'next-steps': 'What happens next.',
    'from-airport': 'The airport of the hotel, with its distance and the way.',
    join: 'The form that creates an account after a booking.',
    artifact: 'The record of the booking on the confirmation.',
  },
})
