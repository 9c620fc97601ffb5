export const messages = {
  sorry: 'Tyvärr gick något fel här.',
  mountAnew: 'Försök igen',
}
