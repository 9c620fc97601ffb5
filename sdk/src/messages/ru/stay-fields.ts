export const messages = {
  checkIn: 'Заезд',
  checkOut: 'Выезд',
  roomsAndGuests: 'Номера и гости',
}
