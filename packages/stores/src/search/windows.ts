import { CallError, type Client, type Hotel, hotelsSearch, type ResponseOf } from '@staykit/contract'
import { type Occupancy, type Stay, savingsSort, type UrlPlace } from '@staykit/domain'
import { loadWithRetries } from '../environment/index.ts'
import type { ListState } from './filters-url.ts'
import { requestOf } from './requests.ts'

/** A search: changing any of it is a new search key, which loads the hotels again. */
export interface ResultsQuery extends Stay {
  readonly place: UrlPlace
  readonly occupancy: Occupancy
  readonly currency: string
}

/** How deals are requested and applied; undefined when they are not allowed (HOT-229). */
export interface DealsAccess {
  readonly dealCode?: string | undefined
  /** True if the traveller may book deals and sees their prices; others see only the saving (OQ-05). */
  readonly prices: boolean
}

/** The deals of a window: whether there are some, and the hotels with them. */
export interface FoundDeals {
  readonly exist: boolean
  readonly apply: (hotels: readonly Hotel[]) => readonly Hotel[]
}

const noDeals: FoundDeals = { exist: false, apply: (hotels) => hotels }

export type Answer = ResponseOf<typeof hotelsSearch>

/** A window of the server's list, the deals in it, and the sort that it has; undefined for the server's first. */
export interface Window {
  readonly answer: Answer
  readonly deals: FoundDeals
  readonly sort: string | undefined
}

export interface Asked {
  readonly query: ResultsQuery
  readonly list: ListState
  readonly access: DealsAccess | undefined
  readonly signal: AbortSignal
  /** Another part of the list than the one around its page. */
  readonly part?: { readonly from: number; readonly to: number }
}

export interface WindowOptions {
  readonly client: Client
  readonly locale: string
}

const KEPT_ANSWERS = 24
const answersOf = new WeakMap<Client, Map<string, Answer>>()

/** Loads windows of a list. All stores of a client share one cache (HOT-058). */
export function createWindows({ client, locale }: WindowOptions) {
  const answers = answersOf.get(client) ?? new Map<string, Answer>()
  answersOf.set(client, answers)

  /** Throws CallError. */
  async function answerFor({ query, list, access, signal, part }: Asked): Promise<Answer> {
    const request = { ...requestOf(query, list, access?.dealCode), ...part }
    const key = JSON.stringify(request)
    const cached = answers.get(key)
    if (cached) return cached
    const answer = await client(hotelsSearch, request, { signal })
    const error = answer.error ?? answer.errors?.[0]
    if (error) throw new CallError(error)
    // One with missing suppliers is requested again.
    if (answer.incomplete) return answer
    answers.set(key, answer)
    const [oldest] = answers.keys()
    if (answers.size > KEPT_ANSWERS && oldest) answers.delete(oldest)
    return answer
  }

  // The code of deals comes for who may see some.
  async function dealsOf({ query, access }: Asked, hotels: Answer['hotels']): Promise<FoundDeals> {
    if (!access) return noDeals
    const find = await loadWithRetries(() => import('./find-deals.ts')).then((part) => part.findDeals)
    return find({ client, locale, access }, query, hotels)
  }

  /** The window of a list, sorted by savings when there are deals and no other sort (HOT-227). */
  async function windowFor(request: Asked): Promise<Window> {
    const { list } = request
    if (!request.access) return { answer: await answerFor(request), deals: noDeals, sort: list.sort }
    const sort = list.sort ?? savingsSort.id
    const answer = await answerFor({ ...request, list: { ...list, sort } })
    const deals = await dealsOf(request, answer.hotels)
    if (list.sort || deals.exist) return { answer, deals, sort }
    return { answer: await answerFor(request), deals, sort: undefined }
  }

  return { answerFor, dealsOf, windowFor }
}
