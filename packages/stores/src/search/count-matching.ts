import { type Client, hotelsSearch } from '@staykit/contract'
import type { ListState } from './filters-url.ts'
import { requestOf } from './requests.ts'
import type { ResultsQuery } from './windows.ts'

/** Counts the hotels of a search that match other filters, at the prices of a deal code. Throws CallError. */
export async function countMatching(
  client: Client,
  query: ResultsQuery,
  filters: ListState['filters'],
  dealCode: string | undefined,
): Promise<number> {
  const request = requestOf(query, { filters, page: 1 }, dealCode)
  return (await client(hotelsSearch, { ...request, to: 1 })).count
}
