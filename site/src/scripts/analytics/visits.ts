import { isAgreed } from './consent.ts'
import { type PageName, pageNameOf } from './names.ts'

/** Member pages: a visitor is redirected to the login before seeing them. */
const isForMembers = (name: PageName | undefined) => name === 'Wallet' || name?.startsWith('Profile')

/** Sends each visit of a page once: on load, on Back, and on a change of its tab. Returns a function that checks again. */
export function watchVisits(send: (name: PageName) => void): () => void {
  let lastSent: PageName | undefined
  let isSignedIn = false

  function look() {
    const name = pageNameOf(location.pathname)
    if (name === lastSent || !isAgreed() || (isForMembers(name) && !isSignedIn)) return
    lastSent = name
    if (name) send(name)
  }

  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) lastSent = undefined
    look()
  })
  document.addEventListener('stay-session', (event) => {
    isSignedIn = (event as CustomEvent<{ signedIn: boolean }>).detail.signedIn
    look()
  })
  // Older browsers have no event for an address that changes in place: they count the first tab of a profile.
  if ('navigation' in globalThis) navigation.addEventListener('currententrychange', look)
  look()
  return look
}
