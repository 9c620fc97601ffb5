/** Simulates offline: the browser reports that it is offline, and every call fails, until `back`. */
export function goOffline(): { readonly back: () => void } {
  const { fetch } = globalThis
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  let isCut = true
  return {
    /** Can be called twice, such as at the end of a test. */
    back: () => {
      if (!isCut) return
      isCut = false
      globalThis.fetch = fetch
      Reflect.deleteProperty(navigator, 'onLine')
      dispatchEvent(new Event('online'))
    },
  }
}
