export const messages = {
  checkIn: 'Innsjekking',
  checkOut: 'Utsjekking',
  roomsAndGuests: 'Rom og gjester',
}
