export const messages = {
  fromUntil: 'Del {checkIn} al {checkOut}',
}
