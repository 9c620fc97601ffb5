import { dateInZone } from '@staykit/domain'
import { type Environment, ownKeys, safeStorage } from '@staykit/stores/environment'

let isOwn = false
/** The address of a document that cannot change its own, such as a frame with srcdoc. */
let detached: string | undefined

/**
 * The state of the entry on show, which belongs to the router of the page, with a mark of ours. Routers such as Swup store
 * the address of an entry as `url`, which the next one does not have.
 */
function markedState(): object {
  const state: unknown = history.state
  const { url: _, ...others } = ((typeof state === 'object' && state) || {}) as { url?: unknown }
  return { ...others, staykit: true }
}

/** Changes the address without a notification to subscribers. */
const quietly = (change: 'pushState' | 'replaceState') => (url: string) => {
  isOwn = true
  try {
    history[change](markedState(), '', url)
    detached = undefined
  } catch {
    detached = new URL(url, detached ?? location.href).href
  } finally {
    isOwn = false
  }
}

/** The browser as an Environment. Functions are looked up at each call, so that a host's fetch or clock is used. */
export const browserEnvironment: Environment = {
  fetch: (...request) => globalThis.fetch(...request),
  storage: ownKeys(
    safeStorage(() => globalThis.localStorage),
    () => globalThis.staykit?.script?.dataset.storagePrefix,
  ),
  tabStorage: safeStorage(() => globalThis.sessionStorage),
  clock: {
    now: () => Date.now(),
    today: (timeZone) => dateInZone(new Date(), timeZone),
  },
  navigation: {
    href: () => detached ?? location.href,
    assign: (url) => location.assign(url),
    replace: (url) => location.replace(url),
  },
  history: {
    push: quietly('pushState'),
    replace: quietly('replaceState'),
    // Back and Forward, a step of another element (page/in-place) and, where the browser has the Navigation API, pushState by the page.
    onChange: (listener) => {
      const stop = new AbortController()
      for (const change of ['popstate', 'stay-go']) addEventListener(change, listener, stop)
      globalThis.navigation?.addEventListener('currententrychange', () => isOwn || listener(), stop)
      return () => stop.abort()
    },
  },
  locks: {
    // `navigator.locks` needs a secure context.
    alone: (name, run) => (navigator.locks ? navigator.locks.request(name, run) : run()),
  },
  timers: {
    after: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    every: (ms, run) => {
      const timer = setInterval(run, ms)
      return () => clearInterval(timer)
    },
  },
}
