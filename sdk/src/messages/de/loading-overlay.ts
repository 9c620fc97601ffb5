export const messages = {
  findingDeals: 'UNSERE KI SUCHT ANGEBOTE FÜR SIE!',
  overlayCheckIn: 'Check-in',
  overlayCheckOut: 'Check-out',
}
