import { declareElement, headingLevel } from '../../runtime/declaration.ts'

export const stayCards = declareElement({
  tag: 'stay-cards',
  doc: 'The saved cards of the logged-in member: list, default, add, edit and delete, if the brand allows it. Visitors are redirected to the login page.',
  firstHeading: 2,
  attributes: { headingLevel },
  events: {},
  slots: { card: 'The card frame, filled by the element.' },
  parts: { card: 'Each saved card.', 'card-form': 'The card form.' },
})
