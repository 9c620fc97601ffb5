import type { hotelsReviews, ResponseOf, Review } from '@staykit/contract'
import { mostMentioned, TOPICS_AT_HOTEL, type TopicCount, travelerTypes } from '@staykit/domain'
import type { ParsedRequest } from '../../../kernel/http/call-route.ts'
import type { GuestReview, ReviewOrder } from '../../../ports/supplier.ts'
import type { HotelsDeps } from './deps.ts'

/** Reviews of one page (HOT-115). */
export const REVIEWS_PER_PAGE = 5

const orders: Readonly<Record<string, ReviewOrder>> = {
  '': 'date',
  'average_rating.desc': 'best',
  'average_rating.asc': 'worst',
}

/** A page of the reviews of a hotel, starting with the `from`th, or of those that mention a topic. */
export async function answerReviews(
  { catalogue }: HotelsDeps,
  { hotelID, from, sort, liked, disliked }: ParsedRequest<typeof hotelsReviews>,
): Promise<ResponseOf<typeof hotelsReviews>> {
  const order = orders[sort] ?? 'date'
  const about = liked || disliked ? { liked, disliked } : undefined
  const found = await catalogue.reviews(hotelID, from, REVIEWS_PER_PAGE, order, about)
  return {
    review_count_per_page: REVIEWS_PER_PAGE,
    review_count: found.count,
    review_data: found.reviews.map(toWireReview),
    ...(found.liked && { liked: mentioned(found.liked, TOPICS_AT_HOTEL) }),
    ...(found.disliked && { disliked: mentioned(found.disliked, 1) }),
  }
}

const mentioned = (counts: readonly TopicCount[], most: number) =>
  mostMentioned(counts, most).map((topic) => ({ ...topic }))

function toWireReview(review: GuestReview): Review {
  return {
    id: review.id,
    score: review.score,
    rating: review.title,
    ...(review.pros && { pros: review.pros }),
    ...(review.cons && { cons: review.cons }),
    inventoryType: review.roomName,
    ...(review.traveler && {
      travelerType: travelerTypes[review.traveler],
      travelerTypeID: review.traveler,
    }),
    author: review.author,
    timestamp: review.writtenAt,
  }
}
