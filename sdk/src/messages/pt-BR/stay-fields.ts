export const messages = {
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  roomsAndGuests: 'Quartos e hóspedes',
}
