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

/** What a method needs of the server while a saga runs it. */
export type MethodDeps = Pick<
  PaymentDeps,
  'bitcoin' | 'brands' | 'cards' | 'config' | 'db' | 'log' | 'now' | 'wallet'
>

/** What a booking request comes with: `typed` is a card of the payload, kept in memory only. */
export interface Presented {
  readonly reference: string | null
  readonly typed?: TypedCard | undefined
}

/** The amount is held for the booking, or why it is not. `status` is the provider's word, for the log. */
export type Authorisation =
  | { readonly reference: string; readonly details?: PaymentDetails | undefined }
  | { readonly problem: WireError; readonly status?: string | undefined }

/** Where a booking stands, as far as a payment has to do with it. */
export interface BookingStage {
  readonly stage: 'waiting' | 'authorised' | 'later'
  readonly authorisedAt: Date | null
  readonly error: WireError | null
}

/** What a method says of a payment instead of, or beside, the booking's own words. */
export type PaymentProgress = Partial<Omit<ResponseOf<typeof bookStatus>, 'bookingId'>>

/** What a provider's book says of a payment, to date. */
export interface Settled {
  readonly reference: string
  readonly taken: Money
  readonly returned: Money
  readonly isDisputed: boolean
}

/** The book of a provider, for comparing ours with it. */
export interface ProviderBook {
  /** Payments whose money moved in a span of time, `to` exclusive. */
  changedIn(deps: MethodDeps, from: Date, to: Date): Promise<readonly Settled[]>
  /** One payment; undefined when the provider does not know it. */
  of(deps: MethodDeps, reference: string): Promise<Settled | undefined>
}

/** A payment in words, those of mails in the language asked for, the others in English; amounts come formatted. */
export interface PaymentDescription {
  /** Label of the amount in a mail or on a receipt: "Paid by card". */
  readonly paid: string
  /** Follows the amount there: " (Visa •••• 4242)", or nothing. */
  readonly source: string
  /** What calls name it by, in English: "Visa •••• 4242". */
  readonly form: string
  /** Of a booking that cannot be made, while the traveller looks on. */
  readonly notCharged: string
  /** The same for who left: what becomes of what was held. */
  readonly notTaken: string
  /** The same where money had come in already. */
  readonly taken: string
  /** What screens show of it. */
  readonly screen: Partial<Pick<WireContract, 'creditCardType' | 'creditCardLastFour'>>
  /** "$467.04 (Visa •••• 4242), within 5 to 10 days" */
  refund(amount: string): string
}

type BookingFields = BookingPayload & { readonly bookingRequestId: string }

/**
 * One way to pay. Everything may be called again after a crash and throws RetryLater when it has to wait. What must happen
 * in the same transaction as a change of the booking is a method of its own, named `on…`; `trx` is that transaction.
 */
export interface PaymentMethod {
  /** As the wire names it. */
  readonly name: PaymentMethodName
  /** Ledger account in which its money comes in; must be in ledger_accounts. */
  readonly clearing: string
  /** When it is offered; always, where it does not say. */
  readonly offer?: Offer
  /** Calls of its own: what opens a payment, webhooks. */
  readonly modules: readonly Module<PaymentDeps>[]
  /** Jobs of its own, by queue; called again until they do not throw. */
  readonly queues: Readonly<Record<string, (deps: PaymentDeps, subject: string) => Promise<void>>>
  /** The traveller pays somewhere else: `authorise` only looks, again and again, and is no attempt to pay. */
  readonly isAwaited?: boolean
  /** Where somebody else keeps a book of the money that this method moves. */
  readonly book?: ProviderBook

  /** Refuses what no booking request may carry, whatever it is paid with. Throws ApiError. */
  inspect?(request: BookingPayload, now: Date): void
  /**
   * The payment that a booking request comes with, made for this request and contract. Throws 402 PAYMENT_REQUIRED, 422
   * PAYMENT_MISMATCH, 410 QUOTE_EXPIRED, 401 where only members may pay so (OQ-06).
   */
  check(deps: MethodDeps, request: BookingFields, payable: Payable): Promise<Presented>
  /** The request is stored now and nobody else may end its payment. Throws ApiError when it has ended already. */
  onClaim(trx: Kysely<Database>, payment: Payment): Promise<void>
  /** The request was refused: its payment may be let go at once. */
  onRefuse?(trx: Kysely<Database>, payable: Payable): Promise<void>

  /** Holds the amount, or finds it held. */
  authorise(deps: MethodDeps, payment: Payment, typed: TypedCard | undefined): Promise<Authorisation>
  /** Takes what is held; false when it is gone for good, as after a cancellation: then the room is given back. */
  capture(deps: MethodDeps, payment: Payment): Promise<boolean>
  onCaptured?(trx: Kysely<Database>, payment: Payment): Promise<void>
  /** After a booking that could not be made: lets go what is held, or gives back what was taken. */
  void(deps: MethodDeps, payment: Payment): Promise<void>
  /** Answers whether money had come in, which is owed back. */
  onVoided?(trx: Kysely<Database>, deps: MethodDeps, payment: Payment): Promise<boolean>
  /**
   * Gives a part of what was taken back while the stay stands, once for each key; absent where there are no parts.
   * Throws RefundRefused, RetryLater.
   */
  refundPart?(deps: MethodDeps, payment: Payment, amount: Money, key: string): Promise<void>
  /** After a cancellation: gives everything back that has not been yet; answers whether it had been taken. Throws RefundRefused. */
  refund(deps: MethodDeps, payment: Payment): Promise<boolean>
  onRefunded?(trx: Kysely<Database>, deps: MethodDeps, payment: Payment, wasCaptured: boolean): Promise<void>

  /** Looks what has become of an awaited payment, before it is given up for another of the same traveller. */
  refresh?(deps: PaymentDeps, payment: Payment): Promise<void>
  /** Gives an awaited payment up if nothing has come of it: answers what its booking ends with, else undefined. */
  onGiveUp?(trx: Kysely<Database>, deps: MethodDeps, payment: Payment): Promise<WireError | undefined>

  /** What to say while the traveller waits; undefined when the booking's own words do. */
  progress?(
    deps: Pick<MethodDeps, 'db' | 'now'>,
    payment: Payment,
    booking: BookingStage,
  ): Promise<PaymentProgress | undefined>
  describe(details: PaymentDetails | null, locale?: MailLocale): PaymentDescription
}

/** A payment changed by itself: the booking whose id is the subject is looked at. Booking handles this queue. */
export const PAYMENT_CHANGED_QUEUE = 'payment-changed'
