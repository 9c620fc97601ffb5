export const messages = {
  ride: 'Araç çağır',
}
