export const messages = {
  fromUntil: '{checkIn} til {checkOut}',
}
