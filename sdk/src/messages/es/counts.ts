export const messages = {
  nights: { one: '{count} noche', other: '{count} noches' },
  roomCount: { one: '{count} habitación', other: '{count} habitaciones' },
  guestCount: { one: '{count} huésped', other: '{count} huéspedes' },
}
