import { type Client, hotelsSearchDeals, type RequestOf, type WireHotel } from '@staykit/contract'
import { applyDeals, type Deals } from '../deals/apply.ts'
import { stayRequest } from '../hotel/stay-request.ts'
import type { PlaceType } from './requests.ts'
import type { DealsAccess, FoundDeals, ResultsQuery } from './windows.ts'

interface Finding {
  readonly client: Client
  readonly locale: string
  readonly access: DealsAccess
}

/** Hotels of one call; a map has more. */
const MAX_DEALS = 100
const cache = new WeakMap<Client, Map<string, Promise<Deals>>>()

/** Deals of the hotels that have a deal id (HOT-274). A failed load gives no deals (HOT-282), and is not cached. */
export async function findDeals(
  { client, locale, access }: Finding,
  query: ResultsQuery,
  hotels: readonly WireHotel[],
): Promise<FoundDeals> {
  const ids = hotels.flatMap(({ id, dealID }) => (dealID === undefined ? [] : [id]))
  const calls: Promise<Deals>[] = []
  for (let from = 0; from < ids.length; from += MAX_DEALS)
    calls.push(ask(client, dealsRequest(query, ids.slice(from, from + MAX_DEALS), access.dealCode)))
  const deals: Deals = Object.assign({}, ...(await Promise.all(calls)))
  return {
    exist: Object.keys(deals).length > 0,
    apply: (open) => applyDeals(open, deals, { prices: access.prices, locale }),
  }
}

function ask(client: Client, request: RequestOf<typeof hotelsSearchDeals>): Promise<Deals> {
  const all = cache.get(client) ?? new Map<string, Promise<Deals>>()
  cache.set(client, all)
  const key = JSON.stringify(request)
  const cached = all.get(key)
  if (cached) return cached
  const found = client(hotelsSearchDeals, request).then(
    ({ hotels }) => hotels,
    () => {
      all.delete(key)
      return {}
    },
  )
  all.set(key, found)
  return found
}

/** Deals of some hotels of a search; the request sends a region as a city (HOT-259). */
function dealsRequest(
  query: ResultsQuery,
  hotels: readonly string[],
  dealCode: string | undefined,
): RequestOf<typeof hotelsSearchDeals> {
  const { place } = query
  const type = place.type === 'region' ? 'city' : place.type
  return {
    location: { id: place.id, type: type as PlaceType },
    ...stayRequest(query, dealCode),
    hotels: [...hotels],
  }
}
