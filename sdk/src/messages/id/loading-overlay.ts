export const messages = {
  findingDeals: 'AI KAMI SEDANG MENCARI PENAWARAN UNTUK ANDA!',
  overlayCheckIn: 'Check-in',
  overlayCheckOut: 'Check-out',
}
