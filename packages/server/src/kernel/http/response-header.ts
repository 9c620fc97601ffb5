import type { ServerContext } from './server-env.ts'

const plainHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/**
 * Headers of a document that pages of other origins frame. A page with a Cross-Origin-Embedder-Policy shows only frames that
 * have one too.
 */
export const framedHeaders = {
  'cross-origin-resource-policy': 'cross-origin',
  'cross-origin-embedder-policy': 'require-corp',
} as const

/** Headers of every answer; a route's own header of the same name wins. */
export function securityHeaders(strictTransport: boolean): Readonly<Record<string, string>> {
  if (!strictTransport) return plainHeaders
  return { ...plainHeaders, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
}

/**
 * Sets a header of the answer; the answer's own header of the same name wins. Writes straight onto Node's response
 * where there is one: a Headers object for each answer costs more than the whole search.
 */
export function setResponseHeader(c: ServerContext, name: string, value: string): void {
  const outgoing = c.env?.outgoing
  if (outgoing) outgoing.setHeader(name, value)
  else c.header(name, value)
}

/** Leaves a common header out of the answer. */
export function omitResponseHeader(c: ServerContext, name: string): void {
  c.set('omittedHeader', name)
  c.header(name, undefined)
}

/** The fastest answer: finished bytes with one plain object of headers, including the common ones. */
export function sendBytes(
  c: ServerContext,
  bytes: Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
): Response {
  // Without Node's response (in tests) the context holds the common headers and adds them.
  if (!c.env?.outgoing) return c.body(bytes, 200, headers)
  c.set('hasAllHeaders', true)
  return new Response(bytes, {
    status: 200,
    headers: { ...c.get('commonHeaders'), 'x-request-id': c.get('requestId'), ...headers },
  })
}
