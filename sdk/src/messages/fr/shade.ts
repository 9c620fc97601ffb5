export const messages = {
  findingDeals: 'NOTRE IA CHERCHE VOS OFFRES !',
  shadeCheckIn: 'Arrivée',
  shadeCheckOut: 'Départ',
}
