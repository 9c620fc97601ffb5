export const messages = {
  checkIn: 'Inchecken',
  checkOut: 'Uitchecken',
  roomsAndGuests: 'Kamers en gasten',
}
