export const messages = {
  yourCards: 'Ihre Karten',
  newCard: 'Andere Karte',
  saveCard: 'Diese Karte für meine nächste Buchung speichern',
  ending: '{type} •••• {last}',
  expires: 'Gültig bis {date}',
  default: 'Standard',
  cardsFailed:
    'Ihre gespeicherten Karten konnten nicht geladen werden. Sie können mit einer anderen Karte zahlen.',
  cardExpired: 'Abgelaufen {date}',
}
