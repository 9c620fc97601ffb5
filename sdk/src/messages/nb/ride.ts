export const messages = {
  ride: 'Bestill skyss',
}
