import { declareElement } from '../../runtime/declaration.ts'

export const stayNextTrip = declareElement({
  tag: 'stay-next-trip',
  doc: 'The next trip of the logged-in member, with the way there: for a drawer or a menu, where nothing is loaded before it is seen. Visitors see nothing.',
  attributes: {},
  events: {},
  slots: {},
  parts: { trip: 'The trip.', ride: 'The link to a ride.' },
})
