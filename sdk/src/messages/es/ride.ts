export const messages = {
  ride: 'Pedir un coche',
}
