export const messages = {
  checkIn: 'Arrivée',
  checkOut: 'Départ',
  roomsAndGuests: 'Chambres et voyageurs',
}
