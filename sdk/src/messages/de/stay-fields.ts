export const messages = {
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  roomsAndGuests: 'Zimmer und Gäste',
}
