export const messages = {
  fromUntil: '{checkIn} hingga {checkOut}',
}
