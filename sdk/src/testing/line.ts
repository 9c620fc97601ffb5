/** Cuts the line: the browser says that it is offline, and no call gets an answer, until `back`. */
export function cutLine(): { readonly back: () => void } {
  const { fetch } = globalThis
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  let isCut = true
  return {
    /** Safe to call twice, as the end of a test does. */
    back: () => {
      if (!isCut) return
      isCut = false
      globalThis.fetch = fetch
      Reflect.deleteProperty(navigator, 'onLine')
      dispatchEvent(new Event('online'))
    },
  }
}
