export const messages = {
  ride: 'Een rit bestellen',
}
