import type { BookingPayload, CallError, Contract, PaymentMethod } from '@staykit/contract'
import type { ReadableAtom } from 'nanostores'
import type { Expired, Progress, Working } from '../booking/progress.ts'
import type { Customer } from '../customer/customer-form.ts'
import type { Paid, Pay } from './order.ts'

/** The interface between the checkout and a payment method. The checkout knows no method by name. */
export interface PaymentRules {
  readonly name: PaymentMethod
  /** Its own panel shows what becomes of the booking, until it asks for the booking screen. */
  readonly waitsInPanel?: boolean
  /** The payment of a replaced trip can pay a part: then only the difference is paid. */
  readonly takesCredit?: boolean
  /** Fields of the booking payload besides the payment. */
  readonly payload?: (customer: Customer, paid: Paid) => Partial<BookingPayload>
  /** Values for the text `paidWith.<name>` of a booking; undefined if the booking has none. */
  readonly paidWith: (booking: Contract) => Readonly<Record<string, string>> | undefined
  /** Days until a refund usually arrives, at most; undefined when it is immediate or has a mail of its own. */
  readonly refundDays?: number
  /** The meaning of a status that only this method has; undefined for others. */
  readonly expiredBy?: (answer: Omit<Working, 'kind'>) => Expired | undefined
  /** The meaning of a refusal that only this method has; undefined for others. */
  readonly expiredAfter?: (error: CallError) => Expired | undefined
}

/** The parts of the checkout that a payment method with a pending payment uses. */
export interface PayingCheckout {
  readonly $progress: ReadableAtom<Progress>
  /** Pays and then books. A second call meanwhile does nothing; what is paid already is not paid again. */
  readonly bookRoom: (method: PaymentMethod, pay: Pay) => Promise<void>
  /** The attempt under way for the contract on screen: its key, method, and whether it has been sent. */
  readonly attempt: () => AttemptUnderWay | undefined
  /** Takes up a booking that a reload interrupted; false when there is none. */
  readonly resume: () => boolean
  /** Reads the status of the attempt once; undefined without an attempt. Throws CallError. */
  readonly ask: () => Promise<Progress | undefined>
  /** Another round of polls after the 24th. */
  readonly checkAgain: () => void
  readonly report: (progress: Progress) => void
  /** Forgets the current attempt, whose payment has ended: later answers are ignored and another method can be chosen. */
  readonly abandon: () => void
  /** Shows the booking screen while there is something to see there. */
  readonly showBooking: () => void
}

export interface AttemptUnderWay {
  readonly id: string
  readonly method: PaymentMethod
  readonly sent?: object | undefined
}
