/** The visitor's answer; undefined before the question. */
export type Answer = 'yes' | 'no'

/** The question appears again after a year. */
const KEPT_SECONDS = 31_536_000

/** The browser opts out for its visitor, regardless of a stored answer: Do Not Track, Global Privacy Control. */
export function isRefusedByBrowser(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    doNotTrack?: string | null
    globalPrivacyControl?: boolean
  }
  return doNotTrack === '1' || globalPrivacyControl === true
}

let answered: Answer | undefined

/** Reads the cookie each time: another tab may have changed it. */
export function answer(): Answer | undefined {
  const [, stored] = /(?:^|; )analytics=(yes|no)(?:;|$)/.exec(document.cookie) ?? []
  // Without storage the answer lasts as long as the page.
  return (stored as Answer | undefined) ?? answered
}

export function storeAnswer(chosen: Answer): void {
  answered = chosen
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `analytics=${chosen}; path=/; max-age=${KEPT_SECONDS}; samesite=lax${secure}`
}

export const isRefused = (): boolean => isRefusedByBrowser() || answer() === 'no'
export const isAgreed = (): boolean => !isRefused() && answer() === 'yes'
