/** An address, relative to `page`; undefined for a text that is none. `URL.canParse` is younger than supported browsers. */
export function readAddress(address: string, page: string): URL | undefined {
  try {
    return new URL(address, page)
  } catch {
    return undefined
  }
}

/**
 * The path of an address within the site of `page`, for pages that lead back after a login; undefined for an
 * address that a browser would open on another site. Begins with exactly one slash: two would name a host.
 */
export function ownPath(address: string, page: string): string | undefined {
  const goal = address ? readAddress(address, page) : undefined
  if (goal?.origin !== new URL(page).origin) return undefined
  return `/${goal.pathname.replace(/^\/+/, '')}${goal.search}${goal.hash}`
}
