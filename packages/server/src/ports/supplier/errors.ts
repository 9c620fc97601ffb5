import type { Offer } from './offer.ts'

/**
 * - SOLD_OUT, PRICE_CHANGED, NOT_FOUND, NOT_CANCELLABLE, REFUSED: final, nothing was booked or changed.
 * - ROOM_TOO_SMALL: the hotel has no room for so many guests, on any date. Final.
 * - UNAVAILABLE: the supplier could not be reached (nothing was sent); may be retried.
 * - UNKNOWN_OUTCOME: time-out, 500, HTML, lost connection: it may or may not have happened. Look it up with the same
 *   reference.
 */
export type SupplierErrorKind =
  | 'SOLD_OUT'
  | 'PRICE_CHANGED'
  | 'NOT_FOUND'
  | 'NOT_CANCELLABLE'
  | 'REFUSED'
  | 'ROOM_TOO_SMALL'
  | 'UNAVAILABLE'
  | 'UNKNOWN_OUTCOME'

export class SupplierError extends Error {
  override readonly name = 'SupplierError'
  readonly kind: SupplierErrorKind
  /** With PRICE_CHANGED: the offer at its new price. */
  readonly offer: Offer | undefined
  /** With UNAVAILABLE: when the supplier allows the next call, if it says so. */
  readonly retryAfterMs: number | undefined

  constructor(
    kind: SupplierErrorKind,
    message: string,
    more: { readonly offer?: Offer | undefined; readonly retryAfterMs?: number | undefined } = {},
  ) {
    super(message)
    this.kind = kind
    this.offer = more.offer
    this.retryAfterMs = more.retryAfterMs
  }
}
