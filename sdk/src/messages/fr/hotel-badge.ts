export const messages = {
  fromUntil: 'Du {checkIn} au {checkOut}',
}
