export const messages = {
  ride: '叫车',
}
