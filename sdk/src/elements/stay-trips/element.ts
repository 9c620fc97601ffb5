import { declareElement } from '../../runtime/declaration.ts'

export const stayTrips = declareElement({
  tag: 'stay-trips',
  doc: 'The trips of the logged-in member: upcoming and past. A visitor is sent to the login page.',
  attributes: {},
  events: {},
  slots: {},
  parts: {
    ride: 'The link to a ride to the hotel.',
    figures: 'How many stays and nights, and what was saved.',
    trip: 'One trip.',
    artifact: 'The record of one booking.',
  },
})
