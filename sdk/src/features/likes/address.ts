import { type PreferredFilters, withoutPreferred } from '@staykit/domain'
import type { Environment } from '@staykit/stores/environment'
import { isFiltered, type ListState, readListState, writeListState } from '@staykit/stores/search'

type Address = Pick<Environment, 'history' | 'navigation'>

/** In the query of a search that preferences have been chosen for: what becomes of them there is the traveller's. */
const ASKED = 'likes'

const hrefOf = ({ navigation }: Address) => new URL(navigation.href())

function write({ history }: Address, url: URL, list: ListState, filters: ListState['filters']) {
  history.replace(writeListState(url.href, { ...list, filters, page: 1 }))
}

/** Chooses filters in the page's address, where that says nothing of filters and was never given these. */
export function chooseIn(address: Address, preferred: PreferredFilters): void {
  const url = hrefOf(address)
  const list = readListState(url.searchParams)
  // A neighborhood that was searched for is the place, not a filter of it (HOT-020).
  const chosen = { ...list.filters, ...(url.searchParams.has('areaID') && { areas: undefined }) }
  if (url.searchParams.has(ASKED) || isFiltered(chosen)) return
  url.searchParams.set(ASKED, '1')
  write(address, url, list, { ...list.filters, ...preferred })
}

/** Takes them out again, where they were chosen so. */
export function takeBackFrom(address: Address, preferred: PreferredFilters): void {
  const url = hrefOf(address)
  if (!url.searchParams.has(ASKED)) return
  url.searchParams.delete(ASKED)
  const list = readListState(url.searchParams)
  write(address, url, list, withoutPreferred(list.filters, preferred))
}
