export const messages = {
  reviewsOf: 'Avaliações dos hóspedes de {name}',
  reviewPages: 'Páginas de avaliações',
  reviewSort: 'Ordenar avaliações',
  newest: 'Mais recentes',
  best: 'Maior nota',
  worst: 'Menor nota',
  noReviews: 'Ainda não há avaliações desta propriedade',
  loadingReviews: 'Carregando avaliações',
  reviewsFailed: 'Não foi possível carregar as avaliações.',
  pros: 'Gostou',
  cons: 'Não gostou',
}
