export const messages = {
  findingDeals: 'YAPAY ZEKÂMIZ SİZE FIRSAT BULUYOR!',
  overlayCheckIn: 'Giriş',
  overlayCheckOut: 'Çıkış',
}
