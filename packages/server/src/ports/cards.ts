import type { Money } from '@staykit/domain'

/** States of a payment intent, with Stripe's names. Only Stripe uses `processing`. */
export const intentStatuses = [
  'requires_payment_method',
  'requires_action',
  'requires_capture',
  'processing',
  'succeeded',
  'canceled',
] as const
export type IntentStatus = (typeof intentStatuses)[number]

/** Everything that the server stores of a card. */
export interface StoredCard {
  readonly brand: string
  readonly lastFour: string
  readonly expMonth: number
  readonly expYear: number
}

/** A payment at the provider: an authorised amount that is captured later. */
export interface CardIntent {
  readonly id: string
  /** For the browser that pays; confirms only this intent. */
  readonly clientSecret: string
  readonly status: IntentStatus
  readonly amount: Money
  readonly captured: Money
  readonly refunded: Money
  readonly bookingRequestId: string
  readonly quoteId: string
  readonly card?: StoredCard | undefined
  /** Why the last attempt to pay failed. */
  readonly failure?: { readonly code: string; readonly message: string } | undefined
}

export interface NewIntent {
  readonly amount: Money
  readonly bookingRequestId: string
  readonly quoteId: string
  /** The hotel's id at the supplier; the provider stores it with the payment, for its operators. */
  readonly hotelId: string
  /** The signed-in member's customer id at the provider, for saving the card. */
  readonly customer?: string | undefined
}

/** A card that the provider stores for one of its customers. */
export interface SavedCard {
  readonly token: string
  readonly customer: string
  readonly brand: string
  readonly lastFour: string
  readonly expMonth: number
  readonly expYear: number
}

/** `fingerprint` is equal for equal numbers and reveals nothing else. */
export interface CardToSave extends SavedCard {
  readonly fingerprint: string
}

/** A typed card: in memory only, during one call. */
export interface TypedCard {
  readonly number: string
  readonly cvc: string
  readonly expMonth: number
  readonly expYear: number
}

/** A typed card to save, without its CVC (ACC-178). */
export type CardToKeep = Omit<TypedCard, 'cvc'>

/** Saves a card without a payment. The browser that types the card uses the secret. */
export interface CardSetup {
  readonly id: string
  readonly clientSecret: string
}

/**
 * - WRONG_STATE: the intent is in another state than the call needs; look it up.
 * - REFUSED: the provider refuses for good. UNAVAILABLE: may be retried with the same key.
 */
export type CardErrorKind = 'NOT_FOUND' | 'WRONG_STATE' | 'REFUSED' | 'UNAVAILABLE'

export class CardError extends Error {
  override readonly name = 'CardError'
  readonly kind: CardErrorKind
  readonly code: string

  constructor(kind: CardErrorKind, message: string, code = kind.toLowerCase(), options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
    this.code = code
  }
}

/** Money that a cardholder claims back from the bank. */
export interface CardDispute {
  readonly id: string
  readonly amount: Money
  /** The provider's value: fraudulent, product_not_received … */
  readonly reason: string
  /** needs_response, under_review, won, lost … */
  readonly status: string
  /** What the provider has withdrawn from our balance for it so far, or returned, each with its fee. */
  readonly movements: readonly DisputeMovement[]
}

export interface DisputeMovement {
  readonly id: string
  /** The amount of the dispute came back to us; else it was withdrawn. */
  readonly isReturn: boolean
  /** In the currency of our balance; negative when it came back. */
  readonly fee: Money
}

/** A webhook event with a valid signature. */
export interface CardEvent {
  readonly id: string
  readonly type: string
  /** The intent of the event; undefined for events about something else. */
  readonly intentId: string | undefined
  /** Set for an event about a setup. */
  readonly setupId?: string | undefined
  /** Set for an event about a dispute of that intent. */
  readonly dispute?: CardDispute | undefined
}

/**
 * Charges cards. Called by the payment calls (open, pay, save) and by the saga of a booking (capture, cancel, refund).
 * Amounts are minor units of ISO 4217. `key` is the caller's idempotency key: a repeated key changes nothing and
 * returns the same answer. Every method may throw CardError.
 */
export interface Cards {
  readonly provider: 'sandbox' | 'stripe'
  /** What the statement of a card shows for a payment; undefined while the provider has not said it. */
  statement(): string | undefined
  /** Opens an intent with manual capture. */
  createIntent(intent: NewIntent, key: string): Promise<CardIntent>
  retrieve(id: string): Promise<CardIntent>
  /**
   * Pays with a published test number (`testCardOf`), for bookings that carry one; a decline is a state with `failure`,
   * not an error.
   */
  confirmTestCard(id: string, card: TypedCard, key: string): Promise<CardIntent>
  /** Creates the member's customer at the provider; the same key returns the same customer. */
  createCustomer(member: string, key: string): Promise<string>
  /** Pays with a saved card of the intent's customer; a decline is a state with `failure`, not an error. */
  confirmSaved(id: string, card: SavedCard, key: string): Promise<CardIntent>
  /** The card of a paid intent, to save it; undefined while it is not paid. */
  cardOf(id: string): Promise<CardToSave | undefined>
  /** Starts to save a card of this customer. */
  createSetup(customer: string, key: string): Promise<CardSetup>
  /**
   * Confirms a setup with a published test number and returns the id of its card. Throws REFUSED for other numbers, and
   * for a card that the bank declines.
   */
  confirmTestSetup(id: string, card: CardToKeep, key: string): Promise<string>
  /** The card of a confirmed setup; undefined for any other id. */
  cardOfSetup(id: string): Promise<CardToSave | undefined>
  /** Ends a setup, so that its secret confirms no more cards. */
  cancelSetup(id: string, key: string): Promise<void>
  updateSaved(card: SavedCard, expiry: Pick<SavedCard, 'expMonth' | 'expYear'>): Promise<void>
  /** Deletes a saved card; succeeds when it is already deleted. */
  forget(token: string): Promise<void>
  /** Deletes a customer with its cards; succeeds when it is already deleted. */
  forgetCustomer(customer: string): Promise<void>
  /** Captures the authorised amount. */
  capture(id: string, amount: Money, key: string): Promise<CardIntent>
  /** Voids the hold; WRONG_STATE when it was captured. */
  cancel(id: string, key: string): Promise<CardIntent>
  refund(id: string, amount: Money, key: string): Promise<void>
  /** Intents with a charge, refund or dispute in a period, `to` exclusive. For reconciliation. */
  movedIn(
    from: Date,
    to: Date,
  ): Promise<readonly { readonly intentId: string; readonly isDisputed: boolean }[]>
  /** The event of a webhook's body; undefined for a forged or old signature, and for providers without webhooks. */
  readEvent(body: string, signature: string): CardEvent | undefined
}
