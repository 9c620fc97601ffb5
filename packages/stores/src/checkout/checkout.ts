import type { ReadableAtom } from 'nanostores'
import type { TripKey } from '../booking/index.ts'
import type { Customer } from '../customer/index.ts'
import type { PayingCheckout } from '../payments/index.ts'
import type { OpenPayment } from './attempt.ts'
import { createBookRoom } from './book-room.ts'
import type { ContractState, PriceChange, RateChoice } from './contract-loader.ts'
import { createOutcome } from './outcome.ts'
import { createRecovery } from './recovery.ts'
import { createSender } from './sender.ts'
import { type CheckoutOptions, createState, type PaymentState } from './state.ts'

export interface CheckoutStore extends PayingCheckout {
  readonly $contract: ReadableAtom<ContractState>
  readonly $customer: ReadableAtom<Customer>
  readonly $payment: ReadableAtom<PaymentState>
  readonly $priceChange: ReadableAtom<PriceChange | undefined>
  /** The trip that the rate is booked as; its steps show it in place of a form. */
  readonly $trip: ReadableAtom<TripKey | undefined>
  readonly loadContract: (choice: RateChoice) => void
  /** Writes amounts in another language. Contract, payment and booking stay as they are. */
  readonly setLocale: (locale: string) => void
  readonly setCustomer: (change: Partial<Customer>) => void
  readonly acceptPrice: () => void
  /** After a failure, by the rule of `refused` in progress.ts. */
  readonly tryAgain: () => void
  /** A payment for another rate that is open in this tab. */
  readonly openElsewhere: () => OpenPayment | undefined
  /** Shows the confirmation of the trip of this rate. */
  readonly showTrip: () => void
  /** The trip that this tab has made of a rate; undefined when it has made none, or not lately. */
  readonly tripOf: (rate: string) => TripKey | undefined
  readonly dispose: () => void
}

/** The checkout: contract, customer, payment and booking. Never two bookings, never two charges. */
export function createCheckout(options: CheckoutOptions): CheckoutStore {
  const state = createState(options)
  const { loader, attempts, delays, $customer, $payment, $progress, $trip } = state
  const { onProgress, onPriceChanged } = createOutcome(state, options)
  const sender = createSender({ ...options, onProgress })
  return {
    $contract: loader.$contract,
    $priceChange: loader.$priceChange,
    $customer,
    $payment,
    $progress,
    $trip,
    acceptPrice: loader.acceptPrice,
    loadContract: state.loadContract,
    setLocale: (locale) => {
      loader.setLocale(locale)
      options.booking.setLocale(locale)
    },
    setCustomer: state.setCustomer,
    attempt: () => {
      const attempt = attempts.current()
      const shown = loader.$contract.get()
      const isOld = shown.kind === 'ready' && shown.contract.meta.contract !== attempt?.contract
      return isOld && !attempt?.paid && !attempt?.sent ? undefined : attempt
    },
    tripOf: attempts.tripOf,
    openElsewhere: () => attempts.openElsewhere(options.environment.clock.now()),
    ...createBookRoom({ state, sender, onPriceChanged }, options),
    ...createRecovery({ state, sender, onProgress }, options),
    dispose: () => {
      sender.stop()
      delays.cancelAll()
    },
  }
}
