import { dislikedTopics, likedTopics } from '@staykit/domain'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled, refId } from '../fields.ts'
import { reviewedHotels, searching } from '../limits.ts'
import { wireTopic } from '../model/hotel.ts'

/** Review (HOT-356); score is out of 10, timestamp an ISO instant. */
export const wireReview = z.object({
  id: z.string(),
  score: z.number(),
  rating: z.optional(z.string()),
  pros: z.optional(z.string()),
  cons: z.optional(z.string()),
  inventoryType: z.optional(z.string()),
  /** English; screens say `travelerTypeID` in their own language. */
  travelerType: z.optional(z.string()),
  travelerTypeID: z.optional(z.string()),
  author: z.string(),
  timestamp: z.string(),
})
export type Review = z.infer<typeof wireReview>

export const reviewSorts = ['', 'average_rating.desc', 'average_rating.asc'] as const
export type ReviewSort = (typeof reviewSorts)[number]

const likedIds = likedTopics.map(({ id }) => id)

/** A page of reviews; `from` is the 1-based index of the first (OQ-25). With a topic: of the reviews that mention it. */
export const hotelsReviews = defineCall({
  base: 'travel',
  path: '/hotels/reviews',
  summary: 'A page of guest reviews',
  access: 'public',
  brand: 'optional',
  limits: [searching, reviewedHotels],
  retry: true,
  request: z.object({
    hotelID: filled(64),
    from: z.int().check(z.gte(1), z.lte(100_000)),
    sort: z.enum(reviewSorts),
    liked: z.optional(z.enum(likedIds)),
    disliked: z.optional(z.enum(dislikedTopics)),
    refId: z.optional(refId),
  }),
  response: z.object({
    review_count_per_page: z.number(),
    review_count: z.optional(z.number()),
    review_data: z.array(wireReview),
    /** What most reviews of the hotel like and dislike, whichever of them the page has. */
    liked: z.optional(z.array(wireTopic)),
    disliked: z.optional(z.array(wireTopic)),
  }),
})
