export const messages = {
  importantInfo: 'Important Information',
  checkInTime: 'Check-in',
  checkOutTime: 'Check-out',
  reviewSort: 'Sort reviews',
  newest: 'Most recent',
  best: 'Highest score',
  worst: 'Lowest score',
  noReviews: 'No Reviews For This Property Yet',
  loadingReviews: 'Loading reviews',
  pros: 'Liked',
  cons: 'Disliked',
}
