import {
  type CallError,
  type Client,
  hotelsReviews,
  type RequestOf,
  type Review,
  type ReviewSort,
} from '@staykit/contract'
import { reviewRange, type TopicCount } from '@staykit/domain'
import { atom, type MapStore, map, type ReadableAtom } from 'nanostores'

/** What reviews mention: one of the topics that they like, or of those that they dislike. */
export type ReviewTopic = Pick<RequestOf<typeof hotelsReviews>, 'liked' | 'disliked'>

/** Reviews of one hotel: those loaded so far, in order. */
export interface HotelReviews {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly items: readonly Review[]
  readonly page: number
  readonly maxPage: number
  readonly sort: ReviewSort
  /** Only reviews that mention it. */
  readonly about?: ReviewTopic | undefined
  /** What most reviews of the hotel like and dislike, whichever are shown. */
  readonly liked?: readonly TopicCount[] | undefined
  readonly disliked?: readonly TopicCount[] | undefined
  /** The reason why the reviews could not be loaded. */
  readonly error?: CallError | undefined
}

export interface ReviewsStore {
  /** By hotel id (HOT-116). */
  readonly $reviews: MapStore<Record<string, HotelReviews>>
  /**
   * Loads from the first page on until `wanted` reviews are there or the hotel has no more; another sort or topic starts
   * over.
   */
  readonly load: (hotelId: string, wanted: number, sort?: ReviewSort, about?: ReviewTopic) => Promise<void>
}

/** Reviews a page when the server does not say (HOT-115). */
export const REVIEW_PAGE_SIZE = 5

interface Asked extends ReviewTopic {
  readonly hotelID: string
  readonly sort: ReviewSort
}

/** The reviews of one page, from the 1-based `page` on, and how many pages there are; `size` as the server gave it last. */
async function askPage(client: Client, request: Asked, page: number, size: number) {
  const [from] = reviewRange(page, size)
  const answer = await client(hotelsReviews, { ...request, from })
  const { review_data: items, review_count: count, liked, disliked } = answer
  const given = answer.review_count_per_page || REVIEW_PAGE_SIZE
  const maxPage = count === undefined ? page + (items.length < given ? 0 : 1) : Math.ceil(count / given)
  return { items, size: given, maxPage, liked, disliked }
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
      const found = await askPage(client, { hotelID: hotelId, sort: '' }, page, size)
      size = found.size
      show({ items: found.items, maxPage: found.maxPage })
    } catch (error) {
      show({ status: 'failed', error: error as CallError })
    }
  }

  return { $page, load }
}

const sameTopic = (one: ReviewTopic, other: ReviewTopic) =>
  one.liked === other.liked && one.disliked === other.disliked

/** Guest reviews, cached per hotel. A failed call keeps the reviews on show. */
export function createReviews(client: Client): ReviewsStore {
  const $reviews = map<Record<string, HotelReviews>>({})
  const turns = new Map<string, number>()

  async function load(hotelId: string, wanted: number, sort: ReviewSort = '', about: ReviewTopic = {}) {
    const turn = (turns.get(hotelId) ?? 0) + 1
    turns.set(hotelId, turn)
    const current = $reviews.get()[hotelId]
    const isSame = current?.sort === sort && sameTopic(current.about ?? {}, about)
    const reusable = isSame && current.status === 'ready' ? current : undefined
    let { liked, disliked } = current ?? {}
    let items = reusable?.items ?? []
    let page = reusable?.page ?? 0
    let maxPage = reusable?.maxPage ?? 1
    let size = REVIEW_PAGE_SIZE
    const show = (status: HotelReviews['status'], error?: CallError) => {
      if (turns.get(hotelId) === turn) {
        const topics = { about, liked, disliked }
        $reviews.setKey(hotelId, { status, items, page, maxPage, sort, ...topics, error })
      }
    }
    if (items.length < wanted && page < maxPage) show('loading')
    try {
      while (items.length < wanted && page < maxPage) {
        const found = await askPage(client, { hotelID: hotelId, sort, ...about }, page + 1, size)
        page++
        items = [...items, ...found.items]
        ;({ liked, disliked } = found)
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
