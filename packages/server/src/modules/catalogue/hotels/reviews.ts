import type { hotelsReviews, ResponseOf, Review } from '@staykit/contract'
import { travelerTypes } from '@staykit/domain'
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

/** A page of the reviews of a hotel, starting with the `from`th. */
export async function answerReviews(
  { catalogue }: HotelsDeps,
  { hotelID, from, sort }: ParsedRequest<typeof hotelsReviews>,
): Promise<ResponseOf<typeof hotelsReviews>> {
  const { count, reviews } = await catalogue.reviews(hotelID, from, REVIEWS_PER_PAGE, orders[sort] ?? 'date')
  return {
    review_count_per_page: REVIEWS_PER_PAGE,
    review_count: count,
    review_data: reviews.map(toWireReview),
  }
}

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
