import type { BookingPayload } from '@staykit/contract'
import type { KeyValueStore } from '../environment/index.ts'

/** One attempt to book: its idempotency key and, once it has been sent, what was sent and for whom. */
export interface Attempt {
  readonly id: string
  /** The contract that it books; a new contract is a new attempt. */
  readonly contract: string
  readonly sent?: { readonly email: string; readonly payload: BookingPayload } | undefined
}

const KEY = 'staykit.attempt'

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
    /** The attempt for a contract: the one under way, or a new one. */
    of: (contract: string): Attempt => {
      const known = read()
      return known?.contract === contract ? known : write({ id: randomId(), contract })
    },
    markSent: (attempt: Attempt, email: string, payload: BookingPayload) =>
      write({ ...attempt, sent: { email, payload } }),
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
  return (
    'id' in value && typeof value.id === 'string' && 'contract' in value && typeof value.contract === 'string'
  )
}
