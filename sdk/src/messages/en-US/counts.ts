export const messages = {
  nights: { one: '{count} night', other: '{count} nights' },
  roomCount: { one: '{count} room', other: '{count} rooms' },
  guestCount: { one: '{count} guest', other: '{count} guests' },
}
