export const messages = {
  fromUntil: '{checkIn} tot {checkOut}',
}
