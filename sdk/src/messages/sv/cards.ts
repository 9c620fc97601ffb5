export const messages = {
  yourCards: 'Dina kort',
  newCard: 'Ett annat kort',
  saveCard: 'Spara kortet till min nästa bokning',
  ending: '{type} •••• {last}',
  expires: 'Giltigt till {date}',
  default: 'Standard',
  cardsFailed: 'Dina sparade kort kunde inte laddas. Du kan betala med ett annat kort.',
  cardExpired: 'Gick ut {date}',
}
