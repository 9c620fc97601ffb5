import type { TravelerType } from '@staykit/domain'

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

/** What others show and say of hotels. */
export interface Media {
  /** Page of reviews; `from` is 1-based. */
  reviews(
    hotelId: string,
    from: number,
    size: number,
    order: ReviewOrder,
  ): Promise<{ readonly count: number; readonly reviews: readonly GuestReview[] }>
  /** A picture by the names of hotel and scene in its address; undefined for none. Width in pixels. */
  picture(hotel: string, scene: string, width: number): Promise<Picture | undefined>
}
