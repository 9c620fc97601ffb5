export const messages = {
  reviewsOf: 'Recensioni degli ospiti di {name}',
  reviewPages: 'Pagine di recensioni',
  reviewSort: 'Ordina le recensioni',
  newest: 'Più recenti',
  best: 'Voto più alto',
  worst: 'Voto più basso',
  noReviews: 'Ancora nessuna recensione per questa struttura',
  loadingReviews: 'Caricamento delle recensioni',
  reviewsFailed: 'Non è stato possibile caricare le recensioni.',
  pros: 'Piaciuto',
  cons: 'Non piaciuto',
}
