export const messages = {
  checkIn: 'Entrada',
  checkOut: 'Salida',
  roomsAndGuests: 'Habitaciones y huéspedes',
}
