/** `ok`, `wrong`: must be mended before rooms are sold; `note`: to be known, and no error. */
export interface Finding {
  readonly state: 'ok' | 'wrong' | 'note'
  /** What was looked at. */
  readonly name: string
  /** What was found and, where it is wrong, what to do; never a secret. */
  readonly says: string
}

export const ok = (name: string, says: string): Finding => ({ state: 'ok', name, says })
export const wrong = (name: string, says: string): Finding => ({ state: 'wrong', name, says })
export const note = (name: string, says: string): Finding => ({ state: 'note', name, says })

/** Longer than this nobody waits for an answer. */
export const TIMEOUT_MS = 10_000

/** What an address answers; throws with the reason in words that a person can act on. */
export const get = (url: string, headers: HeadersInit = {}): Promise<Response> => ask(url, { headers })

/** What an address answers to JSON; throws like `get`. */
export const post = (url: string, headers: Record<string, string>, body: unknown): Promise<Response> =>
  ask(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function ask(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch (error) {
    throw new Error(`${new URL(url).host} does not answer (${reasonOf(error)})`)
  }
}

/** The innermost reason of a failure, which says most. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause
  if (inner instanceof Error) return reasonOf(inner)
  const { code } = error as NodeJS.ErrnoException
  return error.message || code || error.name
}

/** A look that fails is a finding too. */
export async function looked(name: string, look: () => Promise<Finding | Finding[]>): Promise<Finding[]> {
  try {
    return [await look()].flat()
  } catch (error) {
    return [wrong(name, error instanceof Error ? error.message : String(error))]
  }
}
