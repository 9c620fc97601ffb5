export const messages = {
  nextTrip: 'Ihre nächste Reise',
  recorded: 'Ihr Eintrag ist in Ihrem Wallet.',
  moreTrips: { one: '{count} weitere Reise', other: '{count} weitere Reisen' },
}
