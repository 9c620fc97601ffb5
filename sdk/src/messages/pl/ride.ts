export const messages = {
  ride: 'Zamów przejazd',
}
