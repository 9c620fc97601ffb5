export const messages = {
  reviewsOf: 'Avaliações dos hóspedes de {name}',
  reviewPages: 'Páginas de avaliações',
  reviewSort: 'Ordenar as avaliações',
  newest: 'Mais recentes',
  best: 'Pontuação mais alta',
  worst: 'Pontuação mais baixa',
  noReviews: 'Ainda não há avaliações deste alojamento',
  loadingReviews: 'A carregar avaliações',
  reviewsFailed: 'Não foi possível carregar as avaliações.',
  pros: 'Gostou',
  cons: 'Não gostou',
}
