import { declareElement, headingLevel } from '../../runtime/declaration.ts'

export const stayTrips = declareElement({
  tag: 'stay-trips',
  doc: 'The upcoming and past trips of the logged-in member. Visitors are redirected to the login page.',
  firstHeading: 2,
  attributes: {
    mini: {
      kind: 'boolean',
      doc: 'Shows only upcoming trips, each as a small row, for a drawer or a sidebar.',
    },
    actionLabel: {
      kind: 'string',
      doc: 'The label of the button of a small row. Defaults to "Edit Reservation".',
    },
    headingLevel,
  },
  events: {},
  slots: {},
  parts: {
    ride: 'The link to a ride to the hotel.',
    figures: 'The number of stays and nights, and the savings.',
    trip: 'Each trip.',
    note: 'The member’s note on a trip.',
    artifact: 'The record of each booking.',
  },
})
