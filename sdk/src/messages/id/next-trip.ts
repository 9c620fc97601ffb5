export const messages = {
  nextTrip: 'Perjalanan Anda berikutnya',
  recorded: 'Catatannya ada di dompet Anda.',
  moreTrips: '{count} perjalanan lagi',
}
