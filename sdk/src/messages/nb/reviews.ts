export const messages = {
  reviewsOf: 'Gjesteanmeldelser av {name}',
  reviewPages: 'Sider med anmeldelser',
  reviewSort: 'Sorter anmeldelser',
  newest: 'Nyeste',
  best: 'Høyeste vurdering',
  worst: 'Laveste vurdering',
  noReviews: 'Ingen anmeldelser av dette overnattingsstedet ennå',
  loadingReviews: 'Anmeldelser lastes inn',
  reviewsFailed: 'Anmeldelsene kunne ikke lastes inn.',
  pros: 'Likte',
  cons: 'Likte ikke',
}
