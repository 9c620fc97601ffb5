export const messages = {
  yourCards: 'Dine kort',
  newCard: 'Et andet kort',
  saveCard: 'Gem kortet til min næste booking',
  ending: '{type} •••• {last}',
  expires: 'Udløber {date}',
  default: 'Standard',
  cardsFailed: 'Dine gemte kort kunne ikke indlæses. Du kan betale med et andet kort.',
  cardExpired: 'Udløb {date}',
}
