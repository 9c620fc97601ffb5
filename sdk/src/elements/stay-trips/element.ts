import { declareElement } from '../../runtime/declaration.ts'

export const stayTrips = declareElement({
  tag: 'stay-trips',
  doc: 'The trips of the logged-in member: upcoming and past. A visitor is sent to the login page.',
  attributes: {
    mini: {
      kind: 'boolean',
      doc: 'Shows the upcoming trips alone, each as a small row: for a drawer or a sidebar.',
    },
    actionLabel: {
      kind: 'string',
      doc: 'Words of the button of a small row; Edit Reservation when left out.',
    },
  },
  events: {},
  slots: {},
  parts: {
    ride: 'The link to a ride to the hotel.',
    figures: 'How many stays and nights, and what was saved.',
    trip: 'One trip.',
    note: 'What the member notes on a trip.',
    artifact: 'The record of one booking.',
  },
})
