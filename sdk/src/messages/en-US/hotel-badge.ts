export const messages = {
  fromUntil: '{checkIn} to {checkOut}',
}
