import type {
  BookingPayload,
  bookStatus,
  PaymentMethod as PaymentMethodName,
  ResponseOf,
  WireContract,
  WireError,
} from '@staykit/contract'
import type { Money } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/database.ts'
import type { Module } from '../../kernel/http/module.ts'
import type { TypedCard } from '../../ports/cards.ts'
import type { MailLocale } from '../mail/languages.ts'
import type { PaymentDeps } from './deps.ts'
import type { Offer } from './offer.ts'
import type { Payable, Payment, PaymentDetails } from './payable.ts'

/** Dependencies of a method in a saga. */
export type MethodDeps = Pick<
  PaymentDeps,
  'bitcoin' | 'brands' | 'cards' | 'config' | 'db' | 'log' | 'now' | 'wallet'
>

/** The payment of a booking request: `typed` is a card of the payload, in memory only. */
export interface Presented {
  readonly reference: string | null
  readonly typed?: TypedCard | undefined
}

/** The hold for the booking, or why there is none. `status` is the provider's value, for the log. */
export type Authorisation =
  | { readonly reference: string | null; readonly details?: PaymentDetails | undefined }
  | { readonly problem: WireError; readonly status?: string | undefined }

/** Stage of a booking, as far as a payment needs it. */
export interface BookingStage {
  readonly stage: 'waiting' | 'authorised' | 'later'
  readonly authorisedAt: Date | null
  readonly error: WireError | null
}

/** Progress of a payment that replaces or extends the booking's own. */
export type PaymentProgress = Partial<Omit<ResponseOf<typeof bookStatus>, 'bookingId'>>

/** A payment in a provider's book, to date. */
export interface Settled {
  readonly reference: string
  readonly taken: Money
  readonly returned: Money
  readonly isDisputed: boolean
}

/** The book of a provider, for reconciliation. */
export interface ProviderBook {
  /** Payments whose money moved in a period, `to` exclusive. */
  changedIn(deps: MethodDeps, from: Date, to: Date): Promise<readonly Settled[]>
  /** One payment; undefined when the provider does not know it. */
  of(deps: MethodDeps, reference: string): Promise<Settled | undefined>
}

/** Texts of a payment, those of mails in the given language, the others in English; amounts are formatted. */
export interface PaymentDescription {
  /** Label of the amount in a mail or on a receipt: "Paid by card". */
  readonly paid: string
  /** Text after the amount: " (Visa •••• 4242)", or empty. */
  readonly source: string
  /** Name in calls, in English: "Visa •••• 4242". */
  readonly form: string
  /** For a failed booking, while the traveller waits on the page. */
  readonly notCharged: string
  /** For a failed booking after the traveller left: what happens to the hold. */
  readonly notTaken: string
  /** For a failed booking whose money had been captured. */
  readonly taken: string
  /** Facts for screens. */
  readonly screen: Partial<Pick<WireContract, 'creditCardType' | 'creditCardLastFour'>>
  /** "$467.04 (Visa •••• 4242), within 5 to 10 days" */
  refund(amount: string): string
}

type BookingFields = BookingPayload & { readonly bookingRequestId: string }

/** Where the money of a cancelled trip goes. */
export interface CancelledMoney {
  /** To refund now: without earlier partial refunds. */
  readonly refund: Money
  /** What the hotel keeps of the trip, and of parts of it that were cancelled before. */
  readonly hotelShare: Money
}

/** Refunds of parts of a payment. Throw RefundRefused, RefundDisputed, RetryLater. */
export interface PaymentParts {
  /** The smallest amount that can be paid, US cents. */
  readonly leastUsdCents: number
  /** Throws RefundDisputed when a bank decides about one of these payments. */
  inspect(deps: Pick<MethodDeps, 'db'>, payments: readonly Payment[]): Promise<void>
  /** Makes a partial refund of a capture, once for each key; not again when more than `before` was refunded by it. */
  refund(deps: MethodDeps, payment: Payment, amount: Money, key: string, before?: Money): Promise<void>
  /** After a cancellation: whether the payment was captured; a hold that was not is void then. */
  endHold(deps: MethodDeps, payment: Payment): Promise<boolean>
}

/**
 * A payment method. Everything may be called again after a crash and throws RetryLater when it has to wait. Work in the
 * transaction of a change of the booking is a separate method with the name `on…`; `trx` is that transaction.
 */
export interface PaymentMethod {
  /** Name on the wire. */
  readonly name: PaymentMethodName
  /** Clearing account of its money in the ledger; must be in ledger_accounts. */
  readonly clearing: string
  /** When it is offered; without it, always. */
  readonly offer?: Offer
  /** Its own calls: opening a payment, webhooks. */
  readonly modules: readonly Module<PaymentDeps>[]
  /** Its own jobs by queue; retried until they do not throw. */
  readonly queues: Readonly<Record<string, (deps: PaymentDeps, subject: string) => Promise<void>>>
  /** The traveller pays elsewhere: `authorise` only polls, and is no attempt to pay. */
  readonly isAwaited?: boolean
  /** The book of its provider, if there is one. */
  readonly book?: ProviderBook

  /** Refuses content that no booking request may have, with any payment. Throws ApiError. */
  inspect?(request: BookingPayload, now: Date): void
  /**
   * Checks the payment of a booking request, which must belong to this request and contract. Throws 402
   * PAYMENT_REQUIRED, 422 PAYMENT_MISMATCH, 410 QUOTE_EXPIRED, 401 when only members may pay with it (OQ-06).
   */
  check(deps: MethodDeps, request: BookingFields, payable: Payable): Promise<Presented>
  /** The request is stored, and only its booking may end its payment. Throws ApiError when it has already ended. */
  onClaim(trx: Kysely<Database>, payment: Payment): Promise<void>
  /** The request was refused: its payment may be released at once. */
  onRefuse?(trx: Kysely<Database>, bookingRequestId: string): Promise<void>

  /** Holds the amount, or finds it held. */
  authorise(deps: MethodDeps, payment: Payment, typed: TypedCard | undefined): Promise<Authorisation>
  /** Captures the hold; false when it is gone for good, as after a cancellation: then the room is released. */
  capture(deps: MethodDeps, payment: Payment): Promise<boolean>
  onCaptured?(trx: Kysely<Database>, payment: Payment): Promise<void>
  /** After a failed booking: voids the hold, or refunds a capture. */
  void(deps: MethodDeps, payment: Payment): Promise<void>
  /** Returns whether money had arrived, which is owed back. */
  onVoided?(trx: Kysely<Database>, deps: MethodDeps, payment: Payment): Promise<boolean>
  /** For methods whose payment can also pay for the trip that replaces its own. */
  readonly parts?: PaymentParts
  /**
   * After a cancellation: refunds what the hotel does not keep; returns whether it had been captured. Throws RefundRefused.
   */
  refund(deps: MethodDeps, payment: Payment, money: CancelledMoney): Promise<boolean>
  onRefunded?(
    trx: Kysely<Database>,
    deps: MethodDeps,
    payment: Payment,
    wasCaptured: boolean,
    penalty: Money,
  ): Promise<void>

  /** Reads the state of an awaited payment, before another one of the same traveller replaces it. */
  refresh?(deps: MethodDeps, payment: Payment): Promise<void>
  /** Abandons an awaited payment without money: returns the error of its booking, else undefined. */
  onGiveUp?(trx: Kysely<Database>, deps: MethodDeps, payment: Payment): Promise<WireError | undefined>

  /** Progress while the traveller waits; undefined for the booking's own. */
  progress?(
    deps: Pick<MethodDeps, 'db' | 'now'>,
    payment: Payment,
    booking: BookingStage,
  ): Promise<PaymentProgress | undefined>
  describe(details: PaymentDetails | null, locale?: MailLocale): PaymentDescription
}

/** A payment changed by itself: continues the booking with the id in the subject. Booking handles this queue. */
export const PAYMENT_CHANGED_QUEUE = 'payment-changed'
