import { isAgreed } from './consent.ts'
import { type PageName, pageNameOf } from './names.ts'

/** Of members: a visitor is sent to the login before there is anything to see. */
const isForMembers = (name: PageName | undefined) => name === 'Wallet' || name?.startsWith('Profile')

/** Tells each visit of a page once: as it is opened, as Back brings it, as its tab changes in place. Gives what looks again. */
export function watchVisits(tell: (name: PageName) => void): () => void {
  let told: PageName | undefined
  let isSignedIn = false

  function look() {
    const name = pageNameOf(location.pathname)
    if (name === told || !isAgreed() || (isForMembers(name) && !isSignedIn)) return
    told = name
    if (name) tell(name)
  }

  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) told = undefined
    look()
  })
  document.addEventListener('stay-session', (event) => {
    isSignedIn = (event as CustomEvent<{ signedIn: boolean }>).detail.signedIn
    look()
  })
  // Older browsers tell of no address that changes in place: the tab that a profile was opened with is counted there.
  if ('navigation' in globalThis) navigation.addEventListener('currententrychange', look)
  look()
  return look
}
