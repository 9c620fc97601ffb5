import type { IncomingHttpHeaders } from 'node:http'
import { ApiError } from './api-error.ts'
import type { ServerContext } from './server-env.ts'

/** Limits of a body: size in bytes and nesting. */
export const MAX_BODY_BYTES = 64 * 1024
export const MAX_JSON_DEPTH = 32

/** Returns the body as text. Throws 413 BODY_TOO_LARGE, from the content-length header alone where there is one. */
export async function readText(c: ServerContext, limit = MAX_BODY_BYTES): Promise<string> {
  const length = c.req.header('content-length')
  if (length !== undefined) {
    if (Number(length) > limit) throw tooLarge(limit)
    return c.req.text()
  }
  return readStream(c.req.raw.body, limit)
}

/** Content types of a JSON body. */
const json = ['application/json']
/** Content types of calls that are beacons. */
export const jsonOrText: readonly string[] = [...json, 'text/plain']

/**
 * Returns the body as JSON. Throws 413, or 400 MALFORMED_JSON when it is not JSON, too deep, or not declared as JSON.
 */
export async function readJson(
  c: ServerContext,
  limit = MAX_BODY_BYTES,
  types: readonly string[] = json,
): Promise<unknown> {
  return parseJson(await readJsonText(c, limit, types))
}

/** Returns the text of a body that is declared as JSON, without parsing it. Throws as `readJson` does. */
export async function readJsonText(
  c: ServerContext,
  limit = MAX_BODY_BYTES,
  types: readonly string[] = json,
): Promise<string> {
  const declared = c.req.header('content-type') ?? ''
  // A page of another origin can send other types without a preflight (a "simple" request).
  if (!types.some((type) => declared.startsWith(type)))
    throw malformed('The body must be JSON: send the header content-type: application/json.')
  return readText(c, limit)
}

export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw malformed(`The JSON is nested deeper than ${MAX_JSON_DEPTH} levels.`)
  try {
    return JSON.parse(text)
  } catch {
    throw malformed('The body is not valid JSON.')
  }
}

/** Counts brackets outside strings, before parsing. */
export function isTooDeep(text: string, limit = MAX_JSON_DEPTH): boolean {
  let depth = 0
  let inString = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === 0x22) inString = !inString
    else if (inString) {
      if (code === 0x5c) index++
    } else if (code === 0x7b || code === 0x5b) {
      depth++
      if (depth > limit) return true
    } else if (code === 0x7d || code === 0x5d) depth--
  }
  return false
}

/** Whether headers declare JSON of a length within the limit. */
export const isShortJson = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type']?.startsWith('application/json') === true &&
  Number(headers['content-length']) <= MAX_BODY_BYTES

async function readStream(body: ReadableStream<Uint8Array> | null, limit: number): Promise<string> {
  if (!body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge(limit)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const tooLarge = (limit: number) =>
  new ApiError(413, 'BODY_TOO_LARGE', `The body is larger than ${limit} bytes.`, {
    headers: { connection: 'close' },
  })
const malformed = (message: string) => new ApiError(400, 'MALFORMED_JSON', message)
