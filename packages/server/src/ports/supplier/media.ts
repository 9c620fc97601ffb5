import type { DislikedTopic, LikedTopic, TopicCount, TravelerType } from '@staykit/domain'

export interface Picture {
  readonly type: 'image/webp'
  readonly body: Uint8Array<ArrayBuffer>
  /** Whether server and browsers store it; default true. */
  readonly isStored?: boolean
}

export type ReviewOrder = 'date' | 'best' | 'worst'

export interface GuestReview {
  readonly id: string
  /** Out of 10. */
  readonly score: number
  readonly title: string
  readonly pros?: string | undefined
  readonly cons?: string | undefined
  readonly roomName: string
  readonly traveler?: TravelerType | undefined
  readonly author: string
  readonly writtenAt: string
}

/** Topic of reviews: one of what they like, or of what they dislike. */
export interface ReviewTopic {
  readonly liked?: LikedTopic | undefined
  readonly disliked?: DislikedTopic | undefined
}

export interface ReviewPage {
  /** Number of reviews of the hotel, or of those that mention the topic. */
  readonly count: number
  readonly reviews: readonly GuestReview[]
  /**
   * What all reviews of the hotel mention, counted over the ones that this call can page through; absent when they cannot be
   * counted.
   */
  readonly liked?: readonly TopicCount<LikedTopic>[] | undefined
  readonly disliked?: readonly TopicCount<DislikedTopic>[] | undefined
}

/** What others show and say of hotels. */
export interface Media {
  /** Page of reviews, or of those that mention a topic; `from` is 1-based. */
  reviews(
    hotelId: string,
    from: number,
    size: number,
    order: ReviewOrder,
    about?: ReviewTopic,
  ): Promise<ReviewPage>
  /** A picture by the names of hotel and scene in its address; undefined for none. Width in pixels. */
  picture(hotel: string, scene: string, width: number): Promise<Picture | undefined>
}
