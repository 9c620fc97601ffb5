export const messages = {
  nights: { one: '{count} natt', other: '{count} nätter' },
  roomCount: { one: '{count} rum', other: '{count} rum' },
  guestCount: { one: '{count} gäst', other: '{count} gäster' },
}
