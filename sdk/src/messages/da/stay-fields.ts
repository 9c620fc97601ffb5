export const messages = {
  checkIn: 'Indtjekning',
  checkOut: 'Udtjekning',
  roomsAndGuests: 'Værelser og gæster',
}
