interface Connection {
  readonly saveData?: boolean
  /** A class of networks: '4g' or slower ones. */
  readonly effectiveType?: string
}

/** A network that is metered or slow: nothing is fetched ahead. Browsers that do not tell are taken for fast ones. */
export function isSparing(): boolean {
  const { saveData, effectiveType = '4g' } =
    (navigator as Navigator & { readonly connection?: Connection }).connection ?? {}
  return saveData === true || effectiveType !== '4g'
}

/** Requests code at a sign of its use, without a wait for the next render. The use itself retries. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => {})
}

/** Fetches code ahead once the browser has nothing else to do. Returns a function that cancels it. */
export function fetchAhead(load: () => Promise<unknown>): () => void {
  if (isSparing()) return () => {}
  const run = () => preload(load)
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run)
  return () => cancelIdleCallback(request)
}
