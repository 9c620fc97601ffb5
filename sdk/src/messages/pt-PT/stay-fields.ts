export const messages = {
  checkIn: 'Entrada',
  checkOut: 'Saída',
  roomsAndGuests: 'Quartos e hóspedes',
}
