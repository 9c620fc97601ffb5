export const messages = {
  starRating: { one: '{count} étoile', other: '{count} étoiles' },
  noScore: 'Pas encore de note des voyageurs',
  scoreOf: '{score} sur 10',
  reviewCount: { one: '{count} avis', other: '{count} avis' },
  perNight: '{price} par nuit',
}
