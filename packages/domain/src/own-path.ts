/**
 * The path of an address within the site of `page`, for pages that lead back after a login; undefined for an
 * address that a browser would open on another site. Begins with exactly one slash: two would name a host.
 */
export function ownPath(address: string, page: string): string | undefined {
  if (!address || !URL.canParse(address, page)) return undefined
  const goal = new URL(address, page)
  if (goal.origin !== new URL(page).origin) return undefined
  return `/${goal.pathname.replace(/^\/+/, '')}${goal.search}${goal.hash}`
}
