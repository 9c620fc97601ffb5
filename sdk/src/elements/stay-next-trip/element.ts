import { declareElement, headingLevel } from '../../runtime/declaration.ts'

export const stayNextTrip = declareElement({
  tag: 'stay-next-trip',
  doc: 'The next trip of the logged-in member, with a link to a ride. It loads when it becomes visible, such as in a drawer or a menu. Hidden for visitors.',
  firstHeading: 2,
  attributes: { headingLevel },
  events: {},
  slots: {},
  parts: { trip: 'The trip.', ride: 'The link to a ride.' },
})
