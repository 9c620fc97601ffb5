export const messages = {
  fromUntil: '{checkIn} 至 {checkOut}',
}
