import { stepEvent } from '../../features/booking-steps/step-event.ts'
import { cancelEvent } from '../../features/booking-view/cancel-event.ts'
import { declareElement } from '../../runtime/declaration.ts'

export const stayCheckout = declareElement({
  tag: 'stay-checkout',
  doc: 'The checkout of a chosen rate: customer information, billing and payment, booking, confirmation.',
  attributes: {
    rate: {
      kind: 'string',
      doc: 'Bundle of the chosen rate; the page’s rate query parameter when left out.',
    },
    sop: { kind: 'string', doc: 'sop of the rate; from the query when left out.' },
    ratePlan: { kind: 'string', doc: 'Plan code of a member-only rate; from the query when left out.' },
    pm: {
      kind: 'string',
      doc: 'Payment method: CreditCard, or Bitcoin or Wallet for members; anything unknown means CreditCard.',
    },
    section: {
      kind: 'string',
      values: ['customer', 'billing', 'booking', 'confirmation'],
      doc: 'The section to begin with; from the address when left out.',
    },
  },
  events: {
    ...stepEvent,
    'stay-price-changed': {
      detail: { before: 'money', after: 'money' },
      doc: 'The all-in total moved; the traveller is asked before anything is charged.',
    },
    'stay-book-submitted': {
      detail: { hotelId: 'string' },
      doc: 'Payment succeeded and the booking was sent.',
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
        paymentMethod: 'string?',
        total: 'money?',
      },
      doc: 'A booking was made; total is all in. Sent once for each booking. A page that was loaded anew in the middle of it, and whose line is gone, knows the trip number alone.',
    },
    'stay-book-failed': {
      detail: { code: 'string', message: 'string' },
      doc: 'The booking failed for good.',
    },
    'stay-login': {
      detail: { userId: 'string', email: 'string' },
      doc: 'A member logged in during checkout, or a guest became one on the confirmation.',
    },
    ...cancelEvent,
  },
  slots: { card: 'The card frame; the element fills it by itself.' },
  parts: {
    form: 'The customer form.',
    submit: 'Book Room.',
    summary: 'The side card with hotel and charges.',
    charges: 'The Summary of Charges.',
    booking: 'The confirmation.',
    join: 'The offer of an account to a guest who has booked.',
    artifact: 'The record of the booking on the confirmation.',
  },
})
