export const messages = {
  sorry: 'Désolé, une erreur est survenue ici.',
  mountAnew: 'Réessayer',
}
