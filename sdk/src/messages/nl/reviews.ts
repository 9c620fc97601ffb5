export const messages = {
  reviewsOf: 'Gastbeoordelingen van {name}',
  reviewPages: 'Pagina’s met beoordelingen',
  reviewSort: 'Beoordelingen sorteren',
  newest: 'Nieuwste',
  best: 'Hoogste score',
  worst: 'Laagste score',
  noReviews: 'Nog geen beoordelingen voor deze accommodatie',
  loadingReviews: 'Beoordelingen worden geladen',
  reviewsFailed: 'De beoordelingen konden niet worden geladen.',
  pros: 'Goed',
  cons: 'Minder goed',
}
