export const messages = {
  ride: 'Pesan tumpangan',
}
