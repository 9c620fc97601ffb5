export const messages = {
  nextTrip: 'Sıradaki seyahatiniz',
  recorded: 'Kaydı cüzdanınızda.',
  moreTrips: { one: '{count} seyahat daha', other: '{count} seyahat daha' },
}
