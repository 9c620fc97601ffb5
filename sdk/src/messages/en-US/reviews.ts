export const messages = {
  reviewsOf: 'Guest Reviews of {name}',
  reviewPages: 'Pages of reviews',
  reviewSort: 'Sort reviews',
  newest: 'Most recent',
  best: 'Highest score',
  worst: 'Lowest score',
  noReviews: 'No Reviews For This Property Yet',
  loadingReviews: 'Loading reviews',
  reviewsFailed: 'The reviews could not be loaded.',
  pros: 'Liked',
  cons: 'Disliked',
}
