export const messages = {
  nextTrip: 'Votre prochain voyage',
  recorded: 'Son enregistrement est dans votre portefeuille.',
  moreTrips: { one: '{count} autre voyage', other: '{count} autres voyages' },
}
