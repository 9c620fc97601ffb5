export const messages = {
  sorry: 'Hier ist leider etwas schiefgegangen.',
  mountAnew: 'Erneut versuchen',
}
