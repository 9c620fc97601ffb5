import * as z from 'zod'
import { textOf } from '../supplier/answer-text.ts'
import type { Answer } from '../supplier/calling.ts'
import { Refusal } from './failures.ts'

const DATA = 'https://api.liteapi.travel/v3.0'
const BOOK = 'https://book.liteapi.travel/v3.0'

export interface Request {
  readonly method?: 'GET' | 'POST' | 'PUT'
  /** Of the host that books, or of the one with hotels and rates. */
  readonly host: 'data' | 'book'
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: object
}

/** The longest answer that is read, bytes. */
const LONGEST = 10_000_000

const refused = z.object({ error: z.looseObject({}) })

/**
 * LiteAPI over HTTP. Its own client on npm hides the statuses of answers, which decide whether a booking may exist.
 * `base` replaces both hosts, for a stand-in.
 */
export function createClient(key: string, base?: string) {
  return async (
    { method = 'GET', host, path, query = {}, body }: Request,
    signal: AbortSignal,
  ): Promise<Answer> => {
    const url = new URL(`${base ?? (host === 'book' ? BOOK : DATA)}${path}`)
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value))
    const response = await fetch(url, {
      method,
      signal,
      redirect: 'error',
      headers: {
        'x-api-key': key,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { status, headers } = response
    const text = await textOf(response, LONGEST)
    if (status === 204) return { data: null, headers }
    if (!response.ok) {
      const problem = refused.safeParse(jsonOf(text))
      throw new Refusal(status, headers, problem.data?.error ?? {})
    }
    return { data: JSON.parse(text), headers }
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
