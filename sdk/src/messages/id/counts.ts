export const messages = {
  nights: '{count} malam',
  roomCount: '{count} kamar',
  guestCount: '{count} tamu',
}
