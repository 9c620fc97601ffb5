export const messages = {
  nights: { one: '{count} natt', other: '{count} netter' },
  roomCount: { one: '{count} rom', other: '{count} rom' },
  guestCount: { one: '{count} gjest', other: '{count} gjester' },
}
