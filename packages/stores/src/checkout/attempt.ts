import type { BookingPayload, Contract, PaymentMethod } from '@staykit/contract'
import type { TripKey } from '../booking/index.ts'
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
  /** The hotel and the address of its checkout, for a link from the checkout of another rate. */
  readonly hotelName?: string
  readonly href?: string
  /** Milliseconds since the epoch. */
  readonly began?: number
  /** The trip that it made: nothing is booked under it again, and its rate shows the trip. */
  readonly trip?: TripKey | undefined
}

/** What a new attempt keeps of its moment. */
type AttemptFacts = Pick<Attempt, 'credit' | 'hotelName' | 'href' | 'began'>

/** An attempt of another rate whose payment may still come or book. */
export interface OpenPayment {
  readonly hotelName: string
  /** Address of its checkout. */
  readonly href: string
}

const KEY = personalKeys.attempt
/** One attempt for each rate; the oldest of more is forgotten. */
const KEPT_RATES = 6
/** After so long the contract of an attempt has ended, and no payment for it can come. */
const OPEN_MS = 30 * 60_000

/**
 * Attempts outlive a reload of the tab, so that a reload in the middle of a booking asks for it and never books again. Each
 * belongs to its rate: `shown` returns the one on screen, or undefined at a reload of the booking screen, which has none.
 */
export function attemptsIn(storage: KeyValueStore, shown: () => string | undefined) {
  // The latest first.
  const read = (): readonly Attempt[] => {
    try {
      const value: unknown = JSON.parse(storage.get(KEY) ?? '[]')
      return [value].flat().filter(isAttempt)
    } catch {
      return []
    }
  }
  const keep = (attempts: readonly Attempt[]) =>
    attempts.length > 0
      ? storage.set(KEY, JSON.stringify(attempts.slice(0, KEPT_RATES)))
      : storage.remove(KEY)
  const write = (attempt: Attempt) => {
    keep([attempt, ...read().filter(({ bundle }) => bundle !== attempt.bundle)])
    return attempt
  }
  const at = (rate: string | undefined) => read().find(({ bundle }) => (rate ?? bundle) === bundle)
  /** The attempt under way for a rate, or without one the latest. */
  const current = (rate = shown()) => {
    const stored = at(rate)
    return stored?.trip ? undefined : stored
  }
  return {
    current,
    write,
    /** Keeps the trip that an attempt has made, until the next attempt for its rate. */
    end: ({ id, contract, bundle, method }: Attempt, trip: TripKey) =>
      write({ id, contract, bundle, method, trip }),
    /** The trip that this tab has made of the rate on screen, or without one the last that it made. */
    tripOnScreen: () => at(shown())?.trip,
    /** The trip that this tab has made of a rate. */
    tripOf: (rate: string) => read().find(({ bundle }) => bundle === rate)?.trip,
    /** The attempt for a contract and a credit: one that is paid, the one under way by this method, or a new one. */
    of: (
      { id: bundle, meta: { contract } }: Contract,
      method: PaymentMethod,
      { credit, ...facts }: AttemptFacts,
    ): Attempt => {
      const stored = current(bundle)
      const isSame = stored?.contract === contract && stored.method === method
      const isOther = stored?.method === method && stored.credit !== credit
      if (stored && !isOther && (stored.paid || isSame)) return stored
      return write({ id: randomId(), contract, bundle, method, ...facts, ...(credit && { credit }) })
    },
    /** The latest payment of another rate that may still come or book. */
    openElsewhere: (now: number): OpenPayment | undefined => {
      const found = read().find(
        ({ bundle, trip, paid, sent, began = 0 }) =>
          bundle !== shown() && !trip && now - began < OPEN_MS && (paid || sent),
      )
      return found?.hotelName && found.href && /^https?:/.test(found.href)
        ? { hotelName: found.hotelName, href: found.href }
        : undefined
    },
    forget: ({ id }: Pick<Attempt, 'id'>) => keep(read().filter((each) => each.id !== id)),
    forgetTrip: (tripNumber: string) => keep(read().filter(({ trip }) => trip?.tripNumber !== tripNumber)),
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
