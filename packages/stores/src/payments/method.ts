import type { BookingPayload, CallError, Contract, PaymentMethod } from '@staykit/contract'
import type { ReadableAtom } from 'nanostores'
import type { Expired, Progress, Working } from '../booking/progress.ts'
import type { Customer } from '../customer/customer-form.ts'
import type { Paid, Pay } from './order.ts'

/** What the checkout asks of a way to pay, of which it knows none by name. */
export interface PaymentRules {
  readonly name: PaymentMethod
  /** Its own panel shows what becomes of the booking, until it asks for the booking screen. */
  readonly waitsInPanel?: boolean
  /** What the booking's payload says besides what was paid. */
  readonly payload?: (customer: Customer, paid: Paid) => Partial<BookingPayload>
  /** What a booking says of how it was paid, as values of the text `paidWith.<name>`; undefined where it says nothing. */
  readonly paidWith: (booking: Contract) => Readonly<Record<string, string>> | undefined
  /** What a status means that only its bookings have; undefined for any other. */
  readonly expiredBy?: (answer: Omit<Working, 'kind'>) => Expired | undefined
  /** What a refusal means that only its bookings have; undefined for any other. */
  readonly expiredAfter?: (error: CallError) => Expired | undefined
}

/** What a way to pay that waits for its payment uses of the checkout around it. */
export interface PayingCheckout {
  readonly $progress: ReadableAtom<Progress>
  /** Pays and then books. A second call meanwhile does nothing; what is paid already is not paid again. */
  readonly bookRoom: (method: PaymentMethod, pay: Pay) => Promise<void>
  /** The attempt under way: its key, method, and whether it has been sent. */
  readonly attempt: () => AttemptUnderWay | undefined
  /** Takes up a booking that a reload interrupted; false when there is none. */
  readonly resume: () => boolean
  /** Asks once where the attempt stands, undefined without one; whoever waits for it otherwise reports it. Throws CallError. */
  readonly ask: () => Promise<Progress | undefined>
  /** Another round of polls after the 24th. */
  readonly checkAgain: () => void
  readonly report: (progress: Progress) => void
  /** Forgets the attempt under way, whose payment has been ended: another way to pay may be chosen, and no answer of it counts. */
  readonly abandon: () => void
  /** Shows the booking screen while there is something to see there. */
  readonly showBooking: () => void
}

export interface AttemptUnderWay {
  readonly id: string
  readonly method: PaymentMethod
  readonly sent?: object | undefined
}
