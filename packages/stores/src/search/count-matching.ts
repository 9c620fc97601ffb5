import { type Client, hotelsSearch } from '@staykit/contract'
import type { ListState } from './filters-url.ts'
import { requestOf } from './requests.ts'
import type { ResultsQuery } from './windows.ts'

/** How many hotels of a search match other filters, at the prices that a deal code shows. Throws CallError. */
export async function countMatching(
  client: Client,
  query: ResultsQuery,
  filters: ListState['filters'],
  dealCode: string | undefined,
): Promise<number> {
  const request = requestOf(query, { filters, page: 1 }, dealCode)
  return (await client(hotelsSearch, { ...request, to: 1 })).count
}
