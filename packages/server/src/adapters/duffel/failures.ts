import { SupplierError, type SupplierErrorKind } from '../../ports/supplier.ts'

export class TimedOut extends Error {
  override readonly name = 'TimedOut'
}

/** What the provider's client throws: its class is not told apart by name, so its fields are looked at. */
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

/** Nothing had left this machine: whatever was asked has not happened. */
const neverSent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

/**
 * The failure of a call as the port names it. Of a change (booking, cancelling) that was sent and not clearly answered,
 * nobody knows the outcome; of a read it does not matter.
 */
export function asSupplierError(error: unknown, kind: 'read' | 'change'): SupplierError {
  if (error instanceof SupplierError) return error
  const refusal = refusalOf(error)
  const message = refusal?.errors[0]?.message ?? (error instanceof Error ? error.message : String(error))
  const text = `Duffel: ${refusal ? `${refusal.status} ` : ''}${message}`
  return new SupplierError(kindOf(error, refusal, kind), text)
}

function kindOf(error: unknown, refusal: Refusal | undefined, kind: 'read' | 'change'): SupplierErrorKind {
  const doubtful = kind === 'change' ? 'UNKNOWN_OUTCOME' : 'UNAVAILABLE'
  if (!refusal || refusal.errors.length === 0) return wasNeverSent(error) ? 'UNAVAILABLE' : doubtful
  const { status, errors } = refusal
  if (status >= 500 || status === 408) return doubtful
  // A token that is refused is ours to mend: for the traveller the hotel cannot be asked.
  if (status === 401 || status === 403 || status === 429) return 'UNAVAILABLE'
  if (status === 404) return 'NOT_FOUND'
  const codes = errors.map(({ code = '' }) => code)
  if (codes.some((code) => /price/.test(code))) return 'PRICE_CHANGED'
  return codes.some((code) => /unavailable|expired|sold_out|no_longer/.test(code)) ? 'SOLD_OUT' : 'REFUSED'
}

const wasNeverSent = (error: unknown) =>
  error instanceof Error && 'code' in error && neverSent.includes(String(error.code))

/** Milliseconds that the provider asks to wait for, when it was asked too often (429); undefined for any other failure. */
export function retryAfterMs(error: unknown, now = Date.now()): number | undefined {
  const refusal = refusalOf(error)
  if (refusal?.status !== 429) return undefined
  const reset = Date.parse(refusal.headers?.get('ratelimit-reset') ?? '')
  return Number.isNaN(reset) ? 1_000 : Math.max(0, reset - now)
}
