export const messages = {
  checkIn: 'Arrivo',
  checkOut: 'Partenza',
  roomsAndGuests: 'Camere e ospiti',
}
