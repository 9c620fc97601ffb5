export const messages = {
  nights: '{count} 晚',
  roomCount: '{count} 间客房',
  guestCount: '{count} 位住客',
}
