export const messages = {
  reviewsOf: 'Opinie gości: {name}',
  reviewPages: 'Strony opinii',
  reviewSort: 'Sortuj opinie',
  newest: 'Najnowsze',
  best: 'Najwyższa ocena',
  worst: 'Najniższa ocena',
  noReviews: 'Ten obiekt nie ma jeszcze opinii',
  loadingReviews: 'Wczytujemy opinie',
  reviewsFailed: 'Nie udało się wczytać opinii.',
  pros: 'Na plus',
  cons: 'Na minus',
}
