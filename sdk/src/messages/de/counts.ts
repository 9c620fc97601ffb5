export const messages = {
  nights: { one: '{count} Nacht', other: '{count} Nächte' },
  roomCount: { one: '{count} Zimmer', other: '{count} Zimmer' },
  guestCount: { one: '{count} Gast', other: '{count} Gäste' },
}
