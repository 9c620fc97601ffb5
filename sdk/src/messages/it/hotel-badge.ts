export const messages = {
  fromUntil: 'Dal {checkIn} al {checkOut}',
}
