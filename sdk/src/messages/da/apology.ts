export const messages = {
  sorry: 'Beklager, noget gik galt her.',
  mountAnew: 'Prøv igen',
}
