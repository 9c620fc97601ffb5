export const messages = {
  nextTrip: 'Twoja następna podróż',
  recorded: 'Jej zapis jest w Twoim portfelu.',
  moreTrips: {
    one: 'Jeszcze {count} podróż',
    few: 'Jeszcze {count} podróże',
    many: 'Jeszcze {count} podróży',
    other: 'Jeszcze {count} podróży',
  },
}
