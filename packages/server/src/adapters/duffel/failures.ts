import { SupplierError, type SupplierErrorKind } from '../../ports/supplier.ts'
import { type Failures, neverSent } from '../supplier/calling.ts'

/** An error of the provider's client, whose class has no usable name: recognised by its fields. */
interface Refusal {
  readonly status: number
  readonly errors: readonly { readonly code?: string; readonly title?: string; readonly message?: string }[]
  readonly headers?: { get(name: string): string | null }
}

const refusalOf = (error: unknown): Refusal | undefined => {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined
  const { status, errors, headers } = error as Error & Partial<Refusal>
  return { status: status ?? 0, errors: Array.isArray(errors) ? errors : [], ...(headers && { headers }) }
}

/**
 * Translates an error into the port's. After a change (booking, cancelling) that was sent and not clearly answered, the
 * outcome is unknown; after a read it does not matter.
 */
function asSupplierError(error: unknown, kind: 'read' | 'change'): SupplierError {
  if (error instanceof SupplierError) return error
  const refusal = refusalOf(error)
  const message = refusal?.errors[0]?.message ?? (error instanceof Error ? error.message : String(error))
  const text = `Duffel: ${refusal ? `${refusal.status} ` : ''}${message}`
  return new SupplierError(kindOf(error, refusal, kind), text, { retryAfterMs: retryAfterMs(error) })
}

function kindOf(error: unknown, refusal: Refusal | undefined, kind: 'read' | 'change'): SupplierErrorKind {
  const doubtful = kind === 'change' ? 'UNKNOWN_OUTCOME' : 'UNAVAILABLE'
  if (!refusal || refusal.errors.length === 0) return neverSent(error) ? 'UNAVAILABLE' : doubtful
  const { status, errors } = refusal
  if (status >= 500 || status === 408) return doubtful
  // A rejected token is for the operator to fix: for travellers the supplier is unavailable.
  if (status === 401 || status === 403 || status === 429) return 'UNAVAILABLE'
  if (status === 404) return 'NOT_FOUND'
  const codes = errors.map(({ code = '' }) => code)
  if (codes.some((code) => /price/.test(code))) return 'PRICE_CHANGED'
  return codes.some((code) => /unavailable|expired|sold_out|no_longer/.test(code)) ? 'SOLD_OUT' : 'REFUSED'
}

/** Milliseconds until the next call after a 429, by Retry-After or ratelimit-reset; undefined for other errors. */
function retryAfterMs(error: unknown, now = Date.now()): number | undefined {
  const refusal = refusalOf(error)
  if (refusal?.status !== 429) return undefined
  const seconds = Number(refusal.headers?.get('retry-after') || Number.NaN)
  const reset = Date.parse(refusal.headers?.get('ratelimit-reset') ?? '')
  const wait = Number.isNaN(seconds) ? reset - now : seconds * 1_000
  return Number.isNaN(wait) ? 1_000 : Math.max(0, wait)
}

export const duffelFailures: Failures = {
  asSupplierError,
  retryAfterMs,
  headersOf: (error) => refusalOf(error)?.headers,
}
