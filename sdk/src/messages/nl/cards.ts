export const messages = {
  yourCards: 'Uw kaarten',
  newCard: 'Een andere kaart',
  saveCard: 'Deze kaart bewaren voor mijn volgende boeking',
  ending: '{type} •••• {last}',
  expires: 'Geldig tot {date}',
  default: 'Standaard',
  cardsFailed: 'Uw bewaarde kaarten konden niet worden geladen. U kunt met een andere kaart betalen.',
  cardExpired: 'Verlopen op {date}',
}
