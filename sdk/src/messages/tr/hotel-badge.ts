export const messages = {
  fromUntil: '{checkIn} – {checkOut}',
}
