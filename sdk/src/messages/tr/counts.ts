export const messages = {
  nights: { one: '{count} gece', other: '{count} gece' },
  roomCount: { one: '{count} oda', other: '{count} oda' },
  guestCount: { one: '{count} misafir', other: '{count} misafir' },
}
