import { type Client, type ClientOptions, createClient } from '../client.ts'
import { createEnvelope, type Envelope, type EnvelopeCodec } from './envelope.ts'

export interface PlatformClientOptions extends Pick<ClientOptions, 'fetch' | 'setTimeout' | 'clearTimeout'> {
  /** Address of the platform, without a trailing slash: calls go to {address}/api/v1/{action} (ACC-210). */
  readonly address: string
  readonly refId: string
  /** The brand's key. It is a secret: for programs, never for a page. */
  readonly key: string
  /** Access token of the signed-in member, from any identity provider (AQ-70). */
  readonly token?: (() => string | undefined | Promise<string | undefined>) | undefined
  /** The client id, sent as X-Cguid. */
  readonly cguid?: (() => string | undefined) | undefined
  /** Milliseconds since 1970. */
  readonly now?: () => number
  readonly codec?: EnvelopeCodec
}

/** Names the brand of the envelope's key, unencrypted. */
export const REF_ID_HEADER = 'x-ref-id'

/** Content of a request's envelope. */
export interface PlatformRequest {
  /** Creation time, milliseconds since 1970. */
  readonly time: number
  readonly body: Record<string, unknown>
}

/** The action of an address: its path after /api/v1/. */
export const actionOf = (path: string) => path.slice(path.indexOf('/api/v1/') + 8).replace(/\/$/, '')

/**
 * A client for the platform's calls: the body is an encrypted `data` field only; for GET it is the query parameter,
 * absent without parameters (AQ-22). Throws CallError like every client, BAD_ANSWER for an answer with an
 * invalid envelope.
 */
export function createPlatformClient(options: PlatformClientOptions): Client {
  const { address, refId, key, token, cguid, now = Date.now, codec = createEnvelope } = options
  const bases = { platform: `${address}/api/v1` }
  return createClient({
    ...options,
    bases,
    fetch: async (url, init) => {
      const bearer = new Headers(init?.headers).get('authorization')?.slice('Bearer '.length) ?? ''
      return sealedFetch(options.fetch, await codec(key, bearer), now())(new URL(String(url)), init ?? {})
    },
    headers: async () => {
      const [bearer, client] = [await token?.(), cguid?.()]
      return {
        [REF_ID_HEADER]: refId,
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(client && { 'x-cguid': client }),
      }
    },
  })
}

const sealedFetch =
  (send: typeof fetch, envelope: Envelope, time: number) =>
  async (url: URL, { method = 'GET', ...init }: RequestInit): Promise<Response> => {
    const about = { method, action: actionOf(url.pathname) }
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : Object.fromEntries(url.searchParams)
    const isBare = method === 'GET' && url.search === ''
    const sealed = isBare
      ? undefined
      : await envelope.seal(JSON.stringify({ time, body }), { ...about, kind: 'request' })
    if (sealed && method === 'GET') url.search = new URLSearchParams({ data: sealed.data }).toString()
    const wire = sealed && method !== 'GET' ? { body: JSON.stringify({ data: sealed.data }) } : {}
    const answer = await send(url.href, { ...init, method, ...wire })
    return opened(answer, (data) => envelope.open(data, { ...about, kind: 'answer', nonce: sealed?.nonce }))
  }

/** Decrypts the answer. Returns nothing for an invalid envelope, except an unencrypted refusal, which reveals nothing. */
async function opened(answer: Response, open: (data: string) => ReturnType<Envelope['open']>) {
  const text = await answer.text()
  const { data, error } = fieldsOf(text)
  const inside = typeof data === 'string' ? await open(data) : undefined
  const content = inside?.text ?? (!answer.ok && error ? text : '')
  return new Response(content, { status: answer.status })
}

function fieldsOf(text: string): { readonly data?: unknown; readonly error?: unknown } {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
