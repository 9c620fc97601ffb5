export const messages = {
  ride: 'Fahrt buchen',
}
