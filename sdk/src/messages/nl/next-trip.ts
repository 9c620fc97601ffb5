export const messages = {
  nextTrip: 'Uw volgende reis',
  recorded: 'De vastlegging zit in uw portemonnee.',
  moreTrips: { one: 'nog {count} reis', other: 'nog {count} reizen' },
}
