export const messages = {
  findingDeals: 'VÅR AI LETAR UPP ERBJUDANDEN ÅT DIG!',
  overlayCheckIn: 'Incheckning',
  overlayCheckOut: 'Utcheckning',
}
