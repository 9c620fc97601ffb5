export const messages = {
  fromUntil: '{checkIn} till {checkOut}',
}
