export const messages = {
  nights: { one: '{count} nuit', other: '{count} nuits' },
  roomCount: { one: '{count} chambre', other: '{count} chambres' },
  guestCount: { one: '{count} voyageur', other: '{count} voyageurs' },
}
