export const messages = {
  findingDeals: 'ONZE AI ZOEKT AANBIEDINGEN VOOR U!',
  overlayCheckIn: 'Inchecken',
  overlayCheckOut: 'Uitchecken',
}
