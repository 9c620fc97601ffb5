export const messages = {
  starRating: { one: '{count} star', other: '{count} stars' },
  noScore: 'No Guest Score Yet',
  scoreOf: '{score} out of 10',
  reviewCount: { one: '{count} review', other: '{count} reviews' },
  perNight: '{price} Per Night',
}
