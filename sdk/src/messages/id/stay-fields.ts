export const messages = {
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  roomsAndGuests: 'Kamar dan tamu',
}
