import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { Duffel } from '@duffel/api'

/** The longest answer that is read, bytes as they arrive: a list of 200 hotels has some 10 MB. A compressed one grows. */
const LONGEST = 50_000_000
const LONGEST_COMPRESSED = 2_000_000

/**
 * Duffel's own client. It reads an answer whole, however long it is, and takes no `fetch` of ours: its connections end at the
 * bound. `base` is the address of a stand-in.
 */
export function createClient(token: string, base?: string): Duffel {
  if (!isLimited) subscribe('http.client.response.finish', (message) => limit(message as Exchange))
  isLimited = true
  return new Duffel({ token, ...(base && { basePath: base }) })
}

let isLimited = false

interface Exchange {
  readonly request: ClientRequest
  readonly response: IncomingMessage
}

function limit({ request, response }: Exchange): void {
  if (!request.hasHeader('duffel-version')) return
  const most = response.headers['content-encoding'] ? LONGEST_COMPRESSED : LONGEST
  let size = 0
  response.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > most) response.destroy(new RangeError(`the answer is longer than ${most} bytes`))
  })
}
