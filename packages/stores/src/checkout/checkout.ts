import type { ReadableAtom } from 'nanostores'
import type { Customer } from '../customer/index.ts'
import type { PayingCheckout } from '../payments/index.ts'
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
  readonly loadContract: (choice: RateChoice) => void
  /** Writes amounts in another language. Contract, payment and booking stay as they are. */
  readonly setLocale: (locale: string) => void
  readonly setCustomer: (change: Partial<Customer>) => void
  readonly acceptPrice: () => void
  /** After a failure, by the rule of `refused` in progress.ts. */
  readonly tryAgain: () => void
  /** After `next: 'show'`: shows the confirmation of the booking that exists. */
  readonly showExisting: () => void
  readonly dispose: () => void
}

/** The checkout: contract, customer, payment and booking. Never two bookings, never two charges. */
export function createCheckout(options: CheckoutOptions): CheckoutStore {
  const state = createState(options)
  const { loader, attempts, delays, $customer, $payment, $progress } = state
  const { onProgress, onPriceChanged } = createOutcome(state, options)
  const sender = createSender({ ...options, onProgress })
  return {
    $contract: loader.$contract,
    $priceChange: loader.$priceChange,
    $customer,
    $payment,
    $progress,
    acceptPrice: loader.acceptPrice,
    loadContract: state.loadContract,
    setLocale: (locale) => {
      loader.setLocale(locale)
      options.booking.setLocale(locale)
    },
    setCustomer: state.setCustomer,
    attempt: attempts.current,
    ...createBookRoom({ state, sender, onPriceChanged }, options),
    ...createRecovery({ state, sender, onProgress }, options),
    dispose: () => {
      sender.stop()
      delays.cancelAll()
    },
  }
}
