import { cancelEvent } from '../../features/booking-view/cancel-event.ts'
import { declareElement } from '../../runtime/declaration.ts'

export const stayLookup = declareElement({
  tag: 'stay-lookup',
  doc: 'Review or cancel a reservation by trip number and email, without logging in.',
  attributes: {
    view: {
      kind: 'string',
      values: ['review', 'booking'],
      doc: 'review (the default) shows the form; booking the reservation that this tab last booked or looked up.',
    },
    tripNumber: {
      kind: 'string',
      doc: 'Fills the form; so does tripNumber in the query of the page, as mails have it.',
    },
    email: { kind: 'string', doc: 'Fills the form.' },
  },
  events: cancelEvent,
  slots: {},
  parts: { form: 'The form.', booking: 'The reservation.', charges: 'The Summary of Charges.' },
})
