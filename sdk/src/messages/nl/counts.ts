export const messages = {
  nights: { one: '{count} nacht', other: '{count} nachten' },
  roomCount: { one: '{count} kamer', other: '{count} kamers' },
  guestCount: { one: '{count} gast', other: '{count} gasten' },
}
