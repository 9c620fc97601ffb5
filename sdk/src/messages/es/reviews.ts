export const messages = {
  reviewsOf: 'Opiniones de huéspedes sobre {name}',
  reviewPages: 'Páginas de opiniones',
  reviewSort: 'Ordenar las opiniones',
  newest: 'Más recientes',
  best: 'Mejor puntuación',
  worst: 'Peor puntuación',
  noReviews: 'Todavía no hay opiniones de este alojamiento',
  loadingReviews: 'Cargando opiniones',
  reviewsFailed: 'No se han podido cargar las opiniones.',
  pros: 'Gustó',
  cons: 'No gustó',
}
