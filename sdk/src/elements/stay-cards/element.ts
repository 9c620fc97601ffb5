import { declareElement } from '../../runtime/declaration.ts'

export const stayCards = declareElement({
  tag: 'stay-cards',
  doc: 'The saved cards of the logged-in member: list, default, add, edit and delete, where the brand lets cards be managed. A visitor is sent to the login page.',
  attributes: {},
  events: {},
  slots: { card: 'The card frame; the element fills it by itself.' },
  parts: { card: 'One saved card.', 'card-form': 'The form of a card.' },
})
