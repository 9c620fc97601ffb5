import { type Client, hotelsReviews, type Review, type ReviewSort } from '@staykit/contract'
import { reviewRange } from '@staykit/domain'
import { type MapStore, map } from 'nanostores'

/** Reviews of one hotel: those loaded so far, in order. */
export interface HotelReviews {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly items: readonly Review[]
  readonly page: number
  readonly maxPage: number
  readonly sort: ReviewSort
}

export interface ReviewsStore {
  /** By hotel id (HOT-116). */
  readonly $reviews: MapStore<Record<string, HotelReviews>>
  /** Loads from the first page on until `wanted` reviews are there or the hotel has no more; another sort starts over. */
  readonly load: (hotelId: string, wanted: number, sort?: ReviewSort) => Promise<void>
}

/** Reviews a page when the server does not say (HOT-115). */
export const REVIEW_PAGE_SIZE = 5

/** Guest reviews, kept per hotel. A failed call leaves what is there. */
export function createReviews(client: Client): ReviewsStore {
  const $reviews = map<Record<string, HotelReviews>>({})
  const turns = new Map<string, number>()

  async function load(hotelId: string, wanted: number, sort: ReviewSort = '') {
    const turn = (turns.get(hotelId) ?? 0) + 1
    turns.set(hotelId, turn)
    const known = $reviews.get()[hotelId]
    const kept = known?.sort === sort && known.status === 'ready' ? known : undefined
    let items = kept?.items ?? []
    let page = kept?.page ?? 0
    let maxPage = kept?.maxPage ?? 1
    let size = REVIEW_PAGE_SIZE
    const show = (status: HotelReviews['status']) => {
      if (turns.get(hotelId) === turn) $reviews.setKey(hotelId, { status, items, page, maxPage, sort })
    }
    if (items.length < wanted && page < maxPage) show('loading')
    try {
      while (items.length < wanted && page < maxPage) {
        const [from] = reviewRange(page + 1, size)
        const answer = await client(hotelsReviews, {
          hotelID: hotelId,
          from,
          sort,
        })
        size = answer.review_count_per_page || REVIEW_PAGE_SIZE
        items = [...items, ...answer.review_data]
        page++
        maxPage =
          answer.review_count === undefined
            ? page + (answer.review_data.length < size ? 0 : 1)
            : Math.ceil(answer.review_count / size)
      }
      show('ready')
    } catch {
      show('failed')
    }
  }

  return { $reviews, load }
}
