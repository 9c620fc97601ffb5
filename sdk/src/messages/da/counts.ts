export const messages = {
  nights: { one: '{count} nat', other: '{count} nætter' },
  roomCount: { one: '{count} værelse', other: '{count} værelser' },
  guestCount: { one: '{count} gæst', other: '{count} gæster' },
}
