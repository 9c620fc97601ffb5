export const messages = {
  importantInfo: 'Informations importantes',
  checkInTime: 'Arrivée',
  checkOutTime: 'Départ',
  reviewSort: 'Trier les avis',
  newest: 'Les plus récents',
  best: 'Les meilleures notes',
  worst: 'Les moins bonnes notes',
  noReviews: 'Pas encore d’avis sur cet établissement',
  loadingReviews: 'Recherche des avis',
  pros: 'Points forts',
  cons: 'Points faibles',
}
