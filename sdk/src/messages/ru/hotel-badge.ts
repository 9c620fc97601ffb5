export const messages = {
  fromUntil: 'с {checkIn} по {checkOut}',
}
