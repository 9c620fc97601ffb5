import type * as z from 'zod'

/** `ok`; `wrong`: fix it before going live; `note`: information. */
export interface Finding {
  readonly state: 'ok' | 'wrong' | 'note'
  /** Name of the check. */
  readonly name: string
  /** The result and, for a problem, its fix; never a secret. */
  readonly says: string
}

export const ok = (name: string, says: string): Finding => ({ state: 'ok', name, says })
export const wrong = (name: string, says: string): Finding => ({ state: 'wrong', name, says })
export const note = (name: string, says: string): Finding => ({ state: 'note', name, says })

/** Time-out of a check. */
export const TIMEOUT_MS = 10_000

/** Fetches an address; throws with a reason that an operator can act on. */
export const get = (url: string, headers: HeadersInit = {}): Promise<Response> => ask(url, { headers })

/** Posts JSON to an address; throws like `get`. */
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

/** Reads an answer; throws in words for one that is not as documented. */
export async function bodyOf<Schema extends z.ZodType>(
  answer: Response,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await answer.json().catch(() => undefined))
  if (!parsed.success)
    throw new Error(
      `${new URL(answer.url).host} answers in another form than documented: is a proxy between?`,
    )
  return parsed.data
}

/** The innermost cause of an error, which is the most specific. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause
  if (inner instanceof Error) return reasonOf(inner)
  const { code } = error as NodeJS.ErrnoException
  return error.message || code || error.name
}

/** Runs a check; an error becomes a finding. */
export async function looked(name: string, look: () => Promise<Finding | Finding[]>): Promise<Finding[]> {
  try {
    return [await look()].flat()
  } catch (error) {
    return [wrong(name, error instanceof Error ? error.message : String(error))]
  }
}
