import { siteSettings } from './settings.ts'

const FRESH_MS = 60_000
const TIMEOUT_MS = 3_000

/** Caches a GET of the API for `freshMs`; returns the previous response when a call fails, undefined before the first. */
export function cachedAnswer<Answer>(
  path: () => string,
  freshMs = FRESH_MS,
): () => Promise<Answer | undefined> {
  let cached: { at: number; answer: Answer } | undefined
  return async () => {
    if (cached && Date.now() - cached.at < freshMs) return cached.answer
    try {
      const url = siteSettings().internalApiUrl + path()
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (response.ok) cached = { at: Date.now(), answer: (await response.json()) as Answer }
    } catch {
      // The elements show the error.
    }
    return cached?.answer
  }
}
