export const messages = {
  nights: { one: '{count} notte', other: '{count} notti' },
  roomCount: { one: '{count} camera', other: '{count} camere' },
  guestCount: { one: '{count} ospite', other: '{count} ospiti' },
}
