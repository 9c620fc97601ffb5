export const messages = {
  ride: 'Beställ skjuts',
}
