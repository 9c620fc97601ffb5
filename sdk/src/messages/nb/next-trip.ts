export const messages = {
  nextTrip: 'Din neste reise',
  recorded: 'Den er dokumentert i lommeboken din.',
  moreTrips: { one: '{count} reise til', other: '{count} reiser til' },
}
