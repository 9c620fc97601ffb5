export const messages = {
  reviewsOf: 'Gästebewertungen von {name}',
  reviewPages: 'Seiten der Bewertungen',
  reviewSort: 'Bewertungen sortieren',
  newest: 'Neueste',
  best: 'Beste',
  worst: 'Schlechteste',
  noReviews: 'Noch keine Bewertungen für diese Unterkunft',
  loadingReviews: 'Bewertungen werden geladen',
  reviewsFailed: 'Die Bewertungen konnten nicht geladen werden.',
  pros: 'Gefallen',
  cons: 'Nicht gefallen',
}
