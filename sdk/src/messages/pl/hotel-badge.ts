export const messages = {
  fromUntil: 'od {checkIn} do {checkOut}',
}
