export const messages = {
  yourCards: 'Your cards',
  newCard: 'Another card',
  saveCard: 'Save this card for my next booking',
  ending: '{type} ending in {last}',
  default: 'Default',
  cardExpired: 'Expired',
}
