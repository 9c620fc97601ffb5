/** First and last 1-based index of a page of reviews: page 2 of 5 is [6, 10]. */
export function reviewRange(page: number, size: number): [from: number, to: number] {
  const from = (page - 1) * size + 1
  return [from, from + size - 1]
}
