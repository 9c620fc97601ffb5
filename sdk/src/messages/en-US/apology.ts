export const messages = {
  sorry: 'Sorry, something went wrong here.',
  mountAnew: 'Try again',
}
