import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ServerContext } from './server-env.ts'

const compress = promisify(gzip)

/** Bytes as they go out, with their hash. */
export interface Finished {
  readonly bytes: Buffer<ArrayBuffer>
  readonly etag: string
}

export async function finish(plain: Buffer, isZipped: boolean): Promise<Finished> {
  const bytes = (isZipped ? await compress(plain) : plain) as Buffer<ArrayBuffer>
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}

/** Sends finished bytes; 304 to a client that has them. */
export function sendFinished(
  c: ServerContext,
  { bytes, etag }: Finished,
  headers: Readonly<Record<string, string>>,
): Response {
  const all = { ...headers, vary: 'Accept-Encoding', etag }
  return c.req.header('if-none-match') === etag ? c.body(null, 304, all) : c.body(bytes, 200, all)
}

export const acceptsGzip = (c: ServerContext) => c.req.header('accept-encoding')?.includes('gzip') === true

/** A document that stays the same while the server runs: made, compressed and hashed once. */
export function finishedDocument(
  make: () => Promise<string>,
  headers: Readonly<Record<string, string>>,
): (c: ServerContext) => Promise<Response> {
  const all = async () => {
    const plain = Buffer.from(await make())
    return { plain: await finish(plain, false), zipped: await finish(plain, true) }
  }
  let made: ReturnType<typeof all> | undefined
  return async (c) => {
    made ??= all().catch((error: unknown) => {
      made = undefined
      throw error
    })
    const { plain, zipped } = await made
    return acceptsGzip(c)
      ? sendFinished(c, zipped, { ...headers, 'content-encoding': 'gzip' })
      : sendFinished(c, plain, headers)
  }
}
