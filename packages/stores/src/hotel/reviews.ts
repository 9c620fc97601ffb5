import { type CallError, type Client, hotelsReviews, type Review, type ReviewSort } from '@staykit/contract'
import { reviewRange } from '@staykit/domain'
import { atom, type MapStore, map, type ReadableAtom } from 'nanostores'

/** Reviews of one hotel: those loaded so far, in order. */
export interface HotelReviews {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly items: readonly Review[]
  readonly page: number
  readonly maxPage: number
  readonly sort: ReviewSort
  /** The reason why the reviews could not be loaded. */
  readonly error?: CallError | undefined
}

export interface ReviewsStore {
  /** By hotel id (HOT-116). */
  readonly $reviews: MapStore<Record<string, HotelReviews>>
  /** Loads from the first page on until `wanted` reviews are there or the hotel has no more; another sort starts over. */
  readonly load: (hotelId: string, wanted: number, sort?: ReviewSort) => Promise<void>
}

/** Reviews a page when the server does not say (HOT-115). */
export const REVIEW_PAGE_SIZE = 5

/** The reviews of one page, from the 1-based `page` on, and how many pages there are; `size` as the server gave it last. */
async function askPage(client: Client, hotelID: string, page: number, sort: ReviewSort, size: number) {
  const [from] = reviewRange(page, size)
  const answer = await client(hotelsReviews, { hotelID, from, sort })
  const { review_data: items, review_count: count } = answer
  const given = answer.review_count_per_page || REVIEW_PAGE_SIZE
  const maxPage = count === undefined ? page + (items.length < given ? 0 : 1) : Math.ceil(count / given)
  return { items, size: given, maxPage }
}

export interface ReviewPages {
  /** The last requested page; undefined before the first request. */
  readonly $page: ReadableAtom<HotelReviews | undefined>
  readonly load: (page: number) => Promise<void>
}

/** The newest reviews of one hotel, a page at a time (HOT-115). A failed call leaves nothing on the page. */
export function createReviewPages(client: Client, hotelId: string): ReviewPages {
  const $page = atom<HotelReviews | undefined>(undefined)
  let size = REVIEW_PAGE_SIZE
  let turn = 0

  async function load(page: number) {
    const own = ++turn
    const maxPage = Math.max(page, $page.get()?.maxPage ?? 1)
    const show = (part: Partial<HotelReviews>) => {
      if (own === turn) $page.set({ status: 'ready', items: [], page, maxPage, sort: '', ...part })
    }
    show({ status: 'loading' })
    try {
      const found = await askPage(client, hotelId, page, '', size)
      size = found.size
      show({ items: found.items, maxPage: found.maxPage })
    } catch (error) {
      show({ status: 'failed', error: error as CallError })
    }
  }

  return { $page, load }
}

/** Guest reviews, cached per hotel. A failed call keeps the reviews on show. */
export function createReviews(client: Client): ReviewsStore {
  const $reviews = map<Record<string, HotelReviews>>({})
  const turns = new Map<string, number>()

  async function load(hotelId: string, wanted: number, sort: ReviewSort = '') {
    const turn = (turns.get(hotelId) ?? 0) + 1
    turns.set(hotelId, turn)
    const current = $reviews.get()[hotelId]
    const reusable = current?.sort === sort && current.status === 'ready' ? current : undefined
    let items = reusable?.items ?? []
    let page = reusable?.page ?? 0
    let maxPage = reusable?.maxPage ?? 1
    let size = REVIEW_PAGE_SIZE
    const show = (status: HotelReviews['status'], error?: CallError) => {
      if (turns.get(hotelId) === turn) $reviews.setKey(hotelId, { status, items, page, maxPage, sort, error })
    }
    if (items.length < wanted && page < maxPage) show('loading')
    try {
      while (items.length < wanted && page < maxPage) {
        const found = await askPage(client, hotelId, page + 1, sort, size)
        page++
        items = [...items, ...found.items]
        size = found.size
        maxPage = found.maxPage
      }
      show('ready')
    } catch (error) {
      show('failed', error as CallError)
    }
  }

  return { $reviews, load }
}
