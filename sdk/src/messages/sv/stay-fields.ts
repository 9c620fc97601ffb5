export const messages = {
  checkIn: 'Incheckning',
  checkOut: 'Utcheckning',
  roomsAndGuests: 'Rum och gäster',
}
