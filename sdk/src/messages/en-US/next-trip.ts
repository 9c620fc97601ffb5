export const messages = {
  nextTrip: 'Your next trip',
  recorded: 'Its record is in your wallet.',
  moreTrips: { one: '{count} more trip', other: '{count} more trips' },
}
