export const messages = {
  yourCards: 'Twoje karty',
  newCard: 'Inna karta',
  saveCard: 'Zapisz tę kartę na potrzeby następnej rezerwacji',
  ending: '{type} •••• {last}',
  expires: 'Ważna do {date}',
  default: 'Domyślna',
  cardsFailed: 'Nie udało się wczytać zapisanych kart. Możesz zapłacić inną kartą.',
  cardExpired: 'Straciła ważność {date}',
}
