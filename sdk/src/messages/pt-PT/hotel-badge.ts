export const messages = {
  fromUntil: '{checkIn} a {checkOut}',
}
