export const messages = {
  ride: 'Chiama un’auto',
}
