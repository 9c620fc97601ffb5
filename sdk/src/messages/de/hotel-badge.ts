export const messages = {
  fromUntil: '{checkIn} bis {checkOut}',
}
