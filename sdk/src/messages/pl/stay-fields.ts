export const messages = {
  checkIn: 'Zameldowanie',
  checkOut: 'Wymeldowanie',
  roomsAndGuests: 'Pokoje i goście',
}
