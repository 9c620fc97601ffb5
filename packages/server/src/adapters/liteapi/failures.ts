import { SupplierError, type SupplierErrorKind } from '../../ports/supplier.ts'
import { type Failures, neverSent } from '../supplier/calling.ts'

/** An answer without a result. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  /** LiteAPI's own code, which says more than the status. */
  readonly code: number | undefined
  readonly headers: Headers

  constructor(
    status: number,
    headers: Headers,
    error: { code?: unknown; description?: unknown; message?: unknown },
  ) {
    super(String(error.description ?? error.message ?? 'no reason given'))
    this.status = status
    this.code = typeof error.code === 'number' ? error.code : undefined
    this.headers = headers
  }
}

export const NO_AVAILABILITY = 2001
export const DUPLICATE = 4005

/** `UNKNOWN_OUTCOME` of a read is an unavailable supplier. */
function kindOf(error: unknown): SupplierErrorKind {
  if (!(error instanceof Refusal)) return neverSent(error) ? 'UNAVAILABLE' : 'UNKNOWN_OUTCOME'
  const { status, code, message } = error
  // A rejected key is for the operator to fix: for travellers the supplier is unavailable.
  if (status === 401 || status === 403 || status === 429) return 'UNAVAILABLE'
  if (status === 404) return 'NOT_FOUND'
  // A repeated cancellation.
  if (status === 304) return 'REFUSED'
  switch (code) {
    case NO_AVAILABILITY:
    case 4040:
      return 'SOLD_OUT'
    case 4002:
      if (/hotelId/i.test(message)) return 'NOT_FOUND'
      return /offerId|prebookId|rate/i.test(message) ? 'SOLD_OUT' : 'REFUSED'
    case 4010:
      return 'SOLD_OUT'
    // The hotel's answer was a no, or cannot be read.
    case 2010:
    case 2013:
      return /invalid/.test(message) ? 'UNKNOWN_OUTCOME' : 'SOLD_OUT'
  }
  const isClear = code !== undefined && code >= 4000 && code < 5000 && status >= 400 && status < 500
  return isClear && status !== 408 ? 'REFUSED' : 'UNKNOWN_OUTCOME'
}

/** Milliseconds until the next call; LiteAPI counts by the second, and documents no header. */
function retryAfterMs(error: unknown): number | undefined {
  if (!(error instanceof Refusal) || error.status !== 429) return undefined
  const seconds = Number(error.headers.get('retry-after') || Number.NaN)
  return Number.isNaN(seconds) ? 1_000 : seconds * 1_000
}

export const liteapiFailures: Failures = {
  asSupplierError(error, purpose) {
    if (error instanceof SupplierError) return error
    const kind = kindOf(error)
    const refusal = error instanceof Refusal ? `${error.status} ${error.code ?? ''} ` : ''
    const text = `LiteAPI: ${refusal}${error instanceof Error ? error.message : String(error)}`
    const isDoubtfulRead = kind === 'UNKNOWN_OUTCOME' && purpose === 'read'
    return new SupplierError(isDoubtfulRead ? 'UNAVAILABLE' : kind, text, {
      retryAfterMs: retryAfterMs(error),
    })
  },
  retryAfterMs,
  headersOf: (error) => (error instanceof Refusal ? error.headers : undefined),
}
