export const messages = {
  nextTrip: 'Din næste rejse',
  recorded: 'Den er dokumenteret i din tegnebog.',
  moreTrips: { one: '{count} rejse mere', other: '{count} rejser mere' },
}
