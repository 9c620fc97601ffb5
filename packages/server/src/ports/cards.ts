import type { Money } from '@staykit/domain'

/** States of a payment intent, as Stripe names them. `processing` is Stripe's only. */
export const intentStatuses = [
  'requires_payment_method',
  'requires_action',
  'requires_capture',
  'processing',
  'succeeded',
  'canceled',
] as const
export type IntentStatus = (typeof intentStatuses)[number]

/** All that is kept of a card. */
export interface KeptCard {
  readonly brand: string
  readonly lastFour: string
  readonly expMonth: number
  readonly expYear: number
}

/** A payment at the provider: a hold on a card, captured later. */
export interface CardIntent {
  readonly id: string
  /** For the browser that pays; good for confirming this intent and nothing else. */
  readonly clientSecret: string
  readonly status: IntentStatus
  readonly amount: Money
  readonly captured: Money
  readonly refunded: Money
  readonly bookingRequestId: string
  readonly quoteId: string
  readonly card?: KeptCard | undefined
  /** Why the last attempt to pay failed. */
  readonly failure?: { readonly code: string; readonly message: string } | undefined
}

export interface NewIntent {
  readonly amount: Money
  readonly bookingRequestId: string
  readonly quoteId: string
  /** The hotel's id at the supplier: the provider keeps it beside the payment, for whoever looks it up there. */
  readonly hotelId: string
  /** The signed-in member at the provider, whose card may be saved. */
  readonly customer?: string | undefined
}

/** A card that the provider keeps for a customer of its own. */
export interface SavedCard {
  readonly token: string
  readonly customer: string
  readonly brand: string
  readonly lastFour: string
  readonly expMonth: number
  readonly expYear: number
}

/** `fingerprint` is the same for the same number, and says nothing else about it. */
export interface CardToSave extends SavedCard {
  readonly fingerprint: string
}

/** A card as typed: lives in memory only, for the length of one call. */
export interface TypedCard {
  readonly number: string
  readonly cvc: string
  readonly expMonth: number
  readonly expYear: number
}

/** A card as typed to be kept: nobody asks for its CVC then (ACC-178). */
export type CardToKeep = Omit<TypedCard, 'cvc'>

/** The saving of a card without a payment; the secret is for the browser that types it. */
export interface CardSetup {
  readonly id: string
  readonly clientSecret: string
}

/**
 * - WRONG_STATE: the intent is in another state than the call needs; look it up.
 * - REFUSED: the provider says no for good. UNAVAILABLE: it may be asked again with the same key.
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

/** Money that a card's holder has asked back from their bank. */
export interface CardDispute {
  readonly id: string
  readonly amount: Money
  /** The provider's words: fraudulent, product_not_received … */
  readonly reason: string
  /** needs_response, under_review, won, lost … */
  readonly status: string
}

/** What a webhook told us, after its signature was checked. */
export interface CardEvent {
  readonly id: string
  readonly type: string
  /** The intent that it is about; undefined for events about something else. */
  readonly intentId: string | undefined
  /** Of an event about a dispute of that intent. */
  readonly dispute?: CardDispute | undefined
}

/**
 * Whoever charges cards: called by the payment calls (open, pay, save) and by the saga of a booking (capture, cancel,
 * refund). Amounts are minor units by ISO 4217. `key` is the caller's idempotency key: the same key again changes nothing and gives the same
 * answer. Every method may throw CardError.
 */
export interface Cards {
  readonly provider: 'sandbox' | 'stripe'
  /** Opens an intent with manual capture. */
  createIntent(intent: NewIntent, key: string): Promise<CardIntent>
  retrieve(id: string): Promise<CardIntent>
  /**
   * Pays with one of the published test numbers (`testCardOf`), for bookings that carry one; a decline is a state with
   * `failure`, not an error.
   */
  confirmTestCard(id: string, card: TypedCard, key: string): Promise<CardIntent>
  /** The member at the provider; the same one for the same key. */
  createCustomer(member: string, key: string): Promise<string>
  /** Pays with a saved card of the intent's customer; a decline is a state with `failure`, not an error. */
  confirmSaved(id: string, card: SavedCard, key: string): Promise<CardIntent>
  /** The card that an intent was paid with, to be kept; undefined while it is not paid. */
  cardOf(id: string): Promise<CardToSave | undefined>
  /** Opens the saving of a card of this customer. */
  createSetup(customer: string, key: string): Promise<CardSetup>
  /**
   * Ends a setup with one of the published test numbers, and answers the id by which its card is found. Throws REFUSED for every
   * other number, and for a card that its bank declines.
   */
  confirmTestSetup(id: string, card: CardToKeep, key: string): Promise<string>
  /** The card of a setup that was confirmed; undefined while it is not, and for what is no setup. */
  cardOfSetup(id: string): Promise<CardToSave | undefined>
  updateSaved(card: SavedCard, expiry: Pick<SavedCard, 'expMonth' | 'expYear'>): Promise<void>
  /** Forgets a saved card; one that is gone is forgotten already. */
  forget(token: string): Promise<void>
  /** Charges the held amount. */
  capture(id: string, amount: Money, key: string): Promise<CardIntent>
  /** Lets the hold go; WRONG_STATE when it was captured. */
  cancel(id: string, key: string): Promise<CardIntent>
  refund(id: string, amount: Money, key: string): Promise<void>
  /** Intents whose money has moved in a span of time, `to` exclusive: charged, refunded, disputed. For comparing books. */
  movedIn(
    from: Date,
    to: Date,
  ): Promise<readonly { readonly intentId: string; readonly isDisputed: boolean }[]>
  /** The event of a webhook's body; undefined for a forged or old signature, and for providers that send none. */
  readEvent(body: string, signature: string): CardEvent | undefined
}
