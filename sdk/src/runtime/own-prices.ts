/**
 * Tells the server of a page that this browser may have prices of its own: those of a session or of a deal code. One for each
 * brand, because a page may have several.
 */
const NAME = 'staykit_own_prices.'
/** A year, in seconds; browsers may limit it. */
const YEAR = 31_536_000

/** Whether a cookie header, or document.cookie, is of a browser that may have prices of its own. */
export const hasOwnPrices = (cookies: string | null | undefined): boolean =>
  (cookies ?? '').split(/; ?/).some((each) => each.startsWith(NAME) && each.endsWith('=1'))

// Reading cookies throws in a frame without them.
function ownCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** Writes the mark of a brand, or deletes it. */
export function storeOwnPrices(refId: string, has: boolean): void {
  const mark = `${NAME}${encodeURIComponent(refId)}=1`
  // Written again at each visit: some browsers keep it for a week only.
  if (!has && !ownCookies().includes(mark)) return
  const secure = location.protocol === 'https:' ? '; secure' : ''
  try {
    document.cookie = `${mark}; path=/; max-age=${has ? YEAR : 0}; samesite=lax${secure}`
  } catch {
    // Without cookies the prices of a server show until the element has its own.
  }
}

/** Hides the prices of a visitor that a server rendered, in a browser that may have others: they neither show nor sell. */
export function hideServedPrices({ shadowRoot }: Element): void {
  const served = shadowRoot?.querySelector<HTMLElement>('link ~ .root')
  if (served && hasOwnPrices(ownCookies())) served.dataset.otherPrices = ''
}
