import { siteSettings } from './settings.ts'

const FRESH_MS = 60_000
const TIMEOUT_MS = 3_000

/** Caches a GET of the API for `freshMs`; returns the previous response when a call fails, undefined before the first. */
export function keptAnswer<Answer>(
  path: () => string,
  freshMs = FRESH_MS,
): () => Promise<Answer | undefined> {
  let known: { at: number; answer: Answer } | undefined
  return async () => {
    if (known && Date.now() - known.at < freshMs) return known.answer
    try {
      const url = siteSettings().internalApiUrl + path()
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (response.ok) known = { at: Date.now(), answer: (await response.json()) as Answer }
    } catch {
      // The elements show the error.
    }
    return known?.answer
  }
}
