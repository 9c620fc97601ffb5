export const messages = {
  reviewsOf: 'Avis des voyageurs sur {name}',
  reviewPages: 'Pages des avis',
  reviewSort: 'Trier les avis',
  newest: 'Les plus récents',
  best: 'Les meilleures notes',
  worst: 'Les moins bonnes notes',
  noReviews: 'Pas encore d’avis sur cet établissement',
  loadingReviews: 'Recherche des avis',
  reviewsFailed: 'Les avis n’ont pas pu être chargés.',
  pros: 'Points forts',
  cons: 'Points faibles',
}
