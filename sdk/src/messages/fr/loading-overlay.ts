export const messages = {
  findingDeals: 'NOTRE IA CHERCHE VOS OFFRES !',
  overlayCheckIn: 'Arrivée',
  overlayCheckOut: 'Départ',
}
