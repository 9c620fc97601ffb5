import type { BookingPayload, Contract, PaymentMethod } from '@staykit/contract'
import { type KeyValueStore, personalKeys } from '../environment/index.ts'
import type { Paid } from '../payments/index.ts'

/** One attempt to book: its idempotency key, then what was paid for it, then what was sent and for whom. */
export interface Attempt {
  readonly id: string
  /** The contract that it books; a new contract is a new attempt. */
  readonly contract: string
  /** The chosen rate: another contract for it keeps the payment. */
  readonly bundle: string
  readonly method: PaymentMethod
  /** Part of the amount due that a replaced trip pays, decimal: its payment is for the rest. */
  readonly credit?: number | undefined
  /** From here on nothing is paid again under this attempt, whatever method is chosen (OQ-35). */
  readonly paid?: Paid | undefined
  readonly sent?: { readonly email: string; readonly payload: BookingPayload } | undefined
}

const KEY = personalKeys.attempt

/** Attempts outlive a reload of the tab, so that a reload in the middle of a booking asks for it and never books again. */
export function attemptsIn(storage: KeyValueStore) {
  const read = (): Attempt | undefined => {
    try {
      const value: unknown = JSON.parse(storage.get(KEY) ?? 'null')
      return isAttempt(value) ? value : undefined
    } catch {
      return undefined
    }
  }
  const write = (attempt: Attempt) => {
    storage.set(KEY, JSON.stringify(attempt))
    return attempt
  }
  return {
    current: read,
    write,
    /** The attempt for a contract and a credit: one that is paid, the one under way by this method, or a new one. */
    of: ({ id: bundle, meta: { contract } }: Contract, method: PaymentMethod, credit?: number): Attempt => {
      const stored = read()
      const isSame = stored?.contract === contract && stored.method === method
      const isOther = stored?.method === method && stored.credit !== credit
      if (stored && stored.bundle === bundle && !isOther && (stored.paid || isSame)) return stored
      return write({ id: randomId(), contract, bundle, method, ...(credit && { credit }) })
    },
    forget: () => storage.remove(KEY),
  }
}

// crypto.randomUUID is missing on pages without TLS.
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== 'object' || value === null) return false
  return ['id', 'contract', 'bundle', 'method'].every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  )
}
