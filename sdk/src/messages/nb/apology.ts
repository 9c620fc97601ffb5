export const messages = {
  sorry: 'Beklager, noe gikk galt her.',
  mountAnew: 'Prøv igjen',
}
