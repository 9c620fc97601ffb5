import { cancelEvents } from '../../features/booking-view/cancel-event.ts'
import { declareElement, headingLevel } from '../../runtime/declaration.ts'

export const stayLookup = declareElement({
  tag: 'stay-lookup',
  doc: 'Shows a reservation by trip number and email, without a login, with the option to cancel it, or one of its rooms or nights.',
  attributes: {
    view: {
      kind: 'string',
      values: ['review', 'booking'],
      doc: '`review` (the default) shows the form; `booking` shows the last reservation that this tab booked or looked up.',
    },
    tripNumber: {
      kind: 'string',
      doc: 'The initial trip number. Defaults to the query parameter `tripNumber`, which mails use; the fragment `stay-link` of a mail opens the trip.',
    },
    email: { kind: 'string', doc: 'The initial email address.' },
    headingLevel,
  },
  events: cancelEvents,
  slots: {},
  parts: {
    form: 'The form.',
    booking: 'The reservation.',
    ticket: 'Hotel, dates and numbers of the reservation.',
    'next-steps': 'What happens next.',
    'from-airport': 'The airport of the hotel, with its distance and the way.',
    charges: 'The Summary of Charges.',
  },
})
