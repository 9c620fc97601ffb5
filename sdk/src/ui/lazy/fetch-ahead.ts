import { type Load, preload } from './code.ts'

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

/** A page that is never idle, as of a host with an endless animation, gets the work after this time. */
const LATEST_MS = 3_000

/** Runs work once the browser has nothing else to do. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: LATEST_MS })
  return () => cancelIdleCallback(request)
}

/** Fetches code ahead once the browser is idle. Returns a function that cancels it. */
export const fetchAhead = <P>(load: Load<P>): (() => void) =>
  isSparing() ? () => {} : whenIdle(() => preload(load))
