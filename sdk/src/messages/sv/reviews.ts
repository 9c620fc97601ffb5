export const messages = {
  reviewsOf: 'Gästomdömen om {name}',
  reviewPages: 'Sidor med omdömen',
  reviewSort: 'Sortera omdömen',
  newest: 'Senaste',
  best: 'Högst betyg',
  worst: 'Lägst betyg',
  noReviews: 'Inga omdömen om det här boendet ännu',
  loadingReviews: 'Omdömen laddas',
  reviewsFailed: 'Omdömena kunde inte laddas.',
  pros: 'Gillade',
  cons: 'Ogillade',
}
