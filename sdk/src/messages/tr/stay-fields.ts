export const messages = {
  checkIn: 'Giriş',
  checkOut: 'Çıkış',
  roomsAndGuests: 'Odalar ve misafirler',
}
