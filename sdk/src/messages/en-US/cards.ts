export const messages = {
  yourCards: 'Your cards',
  newCard: 'Another card',
  saveCard: 'Save this card for my next booking',
  ending: '{type} •••• {last}',
  expires: 'Expires {date}',
  default: 'Default',
  cardsFailed: 'Your saved cards could not be loaded. You can pay with another card.',
  cardExpired: 'Expired {date}',
}
