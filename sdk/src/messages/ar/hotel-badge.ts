export const messages = {
  fromUntil: 'من {checkIn} إلى {checkOut}',
}
