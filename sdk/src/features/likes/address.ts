import { type PreferredFilters, withoutPreferred } from '@staykit/domain'
import type { Environment } from '@staykit/stores/environment'
import { isFiltered, type ListState, readListState, writeListState } from '@staykit/stores/search'

type Address = Pick<Environment, 'history' | 'navigation'>

/** Query parameter of a search to which preferences were applied once; later changes are the traveller's. */
const APPLIED = 'likes'

const hrefOf = ({ navigation }: Address) => new URL(navigation.href())

function write({ history }: Address, url: URL, list: ListState, filters: ListState['filters']) {
  history.replace(writeListState(url.href, { ...list, filters, page: 1 }))
}

/** Applies filters to the page's address, unless it has filters or this was done before. */
export function chooseIn(address: Address, preferred: PreferredFilters): void {
  const url = hrefOf(address)
  const list = readListState(url.searchParams)
  // A neighborhood that is the searched place is not a filter (HOT-020).
  const chosen = { ...list.filters, ...(url.searchParams.has('areaID') && { areas: undefined }) }
  if (url.searchParams.has(APPLIED) || isFiltered(chosen)) return
  url.searchParams.set(APPLIED, '1')
  write(address, url, list, { ...list.filters, ...preferred })
}

/** Removes the filters that were applied this way. */
export function takeBackFrom(address: Address, preferred: PreferredFilters): void {
  const url = hrefOf(address)
  if (!url.searchParams.has(APPLIED)) return
  url.searchParams.delete(APPLIED)
  const list = readListState(url.searchParams)
  write(address, url, list, withoutPreferred(list.filters, preferred))
}
