/** What a visitor has answered; nothing before they were asked. */
export type Answer = 'yes' | 'no'

/** After a year they are asked again. */
const KEPT_SECONDS = 31_536_000

/** The browser says no for its visitor, whatever is kept: Do Not Track, Global Privacy Control. */
export function isRefusedByBrowser(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    doNotTrack?: string | null
    globalPrivacyControl?: boolean
  }
  return doNotTrack === '1' || globalPrivacyControl === true
}

let answered: Answer | undefined

/** Read anew each time: another tab may have changed it. */
export function answer(): Answer | undefined {
  const [, kept] = /(?:^|; )analytics=(yes|no)(?:;|$)/.exec(document.cookie) ?? []
  // A browser may keep nothing: the answer is good for the page then.
  return (kept as Answer | undefined) ?? answered
}

export function keepAnswer(given: Answer): void {
  answered = given
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `analytics=${given}; path=/; max-age=${KEPT_SECONDS}; samesite=lax${secure}`
}

export const isRefused = (): boolean => isRefusedByBrowser() || answer() === 'no'
export const isAgreed = (): boolean => !isRefused() && answer() === 'yes'
