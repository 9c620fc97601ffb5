export const messages = {
  reviewsOf: 'Gæsteanmeldelser af {name}',
  reviewPages: 'Sider med anmeldelser',
  reviewSort: 'Sortér anmeldelser',
  newest: 'Nyeste',
  best: 'Højeste score',
  worst: 'Laveste score',
  noReviews: 'Ingen anmeldelser af dette overnatningssted endnu',
  loadingReviews: 'Anmeldelser indlæses',
  reviewsFailed: 'Anmeldelserne kunne ikke indlæses.',
  pros: 'Godt',
  cons: 'Mindre godt',
}
