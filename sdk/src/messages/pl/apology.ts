export const messages = {
  sorry: 'Przepraszamy, coś tu poszło nie tak.',
  mountAnew: 'Spróbuj ponownie',
}
