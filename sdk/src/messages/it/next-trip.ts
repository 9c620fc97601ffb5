export const messages = {
  nextTrip: 'Il Suo prossimo viaggio',
  recorded: 'La sua registrazione è nel portafoglio.',
  moreTrips: { one: 'ancora {count} viaggio', other: 'altri {count} viaggi' },
}
