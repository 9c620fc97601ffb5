export const messages = {
  nextTrip: 'Din nästa resa',
  recorded: 'Den finns dokumenterad i din plånbok.',
  moreTrips: { one: '{count} resa till', other: '{count} resor till' },
}
