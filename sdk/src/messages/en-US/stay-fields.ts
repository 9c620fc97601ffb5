export const messages = {
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  roomsAndGuests: 'Rooms and guests',
}
