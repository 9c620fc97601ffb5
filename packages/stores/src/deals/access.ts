import { type Access, hasMemberRates, savingsSort } from '@staykit/domain'

/** Whether deals can be requested: for members, for every visitor of a brand with restricted rates, and with a code (HOT-229). */
export const mayLoadDeals = (access: Access) => hasMemberRates(access) || access.restrictedRates

/** The server's sorts, with "Percent Savings" exactly where deals have been applied (HOT-226). */
export function dealSorts<S extends { id: string; name: string }>(
  sorts: readonly S[],
  hasDeals: boolean,
): (S | typeof savingsSort)[] {
  const others = sorts.filter(({ id }) => id !== savingsSort.id)
  return hasDeals ? [...others, sorts.find(({ id }) => id === savingsSort.id) ?? savingsSort] : others
}
