export const messages = {
  findingDeals: 'LA NOSTRA IA STA CERCANDO OFFERTE PER LEI!',
  overlayCheckIn: 'Arrivo',
  overlayCheckOut: 'Partenza',
}
