export const messages = {
  findingDeals: 'AI-EN VÅR FINNER TILBUD TIL DEG!',
  overlayCheckIn: 'Innsjekking',
  overlayCheckOut: 'Utsjekking',
}
