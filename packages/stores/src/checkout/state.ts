import type { CallError, Contract } from '@staykit/contract'
import { atom } from 'nanostores'
import type { BookingStore, Progress, TripKey } from '../booking/index.ts'
import { restoreCustomer } from '../customer/index.ts'
import { type Environment, personalKeys } from '../environment/index.ts'
import type { SessionStore } from '../session/index.ts'
import { type Attempt, attemptsIn } from './attempt.ts'
import { type ContractLoaderOptions, createContractLoader, type RateChoice } from './contract-loader.ts'

export type Section = 'customer' | 'billing' | 'booking' | 'confirmation'

/** idle, paying (the button is busy), or failed: screens say `reason` and `code` of a call that was refused in their own language. */
export type PaymentState =
  | { readonly kind: 'idle' | 'paying' }
  | {
      readonly kind: 'failed'
      readonly message: string
      readonly code?: string | undefined
      readonly reason?: string | undefined
      readonly params?: CallError['params'] | undefined
      /** Messages of another platform, if it has no code. */
      readonly details?: CallError['details'] | undefined
    }

export interface CheckoutOptions extends ContractLoaderOptions {
  readonly session: Pick<SessionStore, '$user' | 'accessToken' | 'identityId'>
  readonly booking: BookingStore
  /** Country of the traveller, an ISO 3166-1 code; the address starts with it. */
  readonly country?: string | undefined
  /** Shows a section; `replace` means that Back must not return to the one before. */
  readonly goTo: (section: Section, replace: boolean) => void
  /** Called once for each booking that was made. */
  readonly track: (booking: Contract | undefined, tripNumber: string) => void
}

const CUSTOMER_KEY = personalKeys.customer

/** State that all parts of a checkout share. */
export type CheckoutState = ReturnType<typeof createState>

export function createState(options: CheckoutOptions) {
  const { timers, tabStorage } = options.environment
  const loader = createContractLoader(options)
  const $customer = atom(restoreCustomer(tabStorage.get(CUSTOMER_KEY), options.country))
  const $payment = atom<PaymentState>({ kind: 'idle' })
  const $progress = atom<Progress>({ kind: 'none' })
  const $trip = atom<TripKey | undefined>(undefined)
  let choice: RateChoice | undefined
  const attempts = attemptsIn(tabStorage, () => choice?.bundle)

  /** Nothing is paid, booked or failed. */
  function showNothing() {
    $progress.set({ kind: 'none' })
    $payment.set({ kind: 'idle' })
  }

  const showTrip = () => $trip.set(attempts.tripOnScreen())

  // After a cancellation the rate can be booked again.
  options.booking.$booking.listen((state) => {
    const isCancelled = state.kind === 'ready' && state.booking.status === 'CANCELED'
    if (!isCancelled || attempts.current()) return
    attempts.forgetTrip(options.booking.$info.get()?.tripNumber ?? '')
    choice = undefined
    $trip.set(undefined)
    showNothing()
  })

  return {
    loader,
    attempts,
    delays: delaysOf(timers),
    /** `results` exists until the screen appears, and runs then: no result comes before its screen. */
    bookingScreen: {} as { results?: (() => void)[] | undefined },
    $customer,
    $payment,
    $progress,
    $trip,
    showTrip,
    showNothing,
    /** Whether an attempt is for the rate on screen; at a reload of the booking screen there is no other. */
    isOnScreen: ({ bundle }: Pick<Attempt, 'bundle'>) => !choice || choice.bundle === bundle,
    setCustomer: (change: Partial<ReturnType<typeof $customer.get>>) => {
      $customer.set({ ...$customer.get(), ...change })
      tabStorage.set(CUSTOMER_KEY, JSON.stringify($customer.get()))
    },
    emailOf: () => options.session.$user.get()?.email ?? $customer.get().email.trim(),
    /** Loads another rate, or one that failed to load; does nothing for the rate on show. */
    loadContract: (next: RateChoice) => {
      const same = choice?.bundle === next.bundle && choice.ratePlan === next.ratePlan
      if (same && loader.$contract.get().kind !== 'error') return
      // What becomes of another rate is not shown with this one; a payment under way ends first.
      if (choice && !same) {
        $progress.set({ kind: 'none' })
        if ($payment.get().kind !== 'paying') $payment.set({ kind: 'idle' })
      }
      choice = next
      showTrip()
      // A rate that this tab has booked needs no contract.
      if (!$trip.get()) loader.load(next)
    },
    reloadContract: () => choice && loader.load(choice),
  }
}

function delaysOf(timers: Environment['timers']) {
  const pending = new Set<() => void>()
  return {
    after: (ms: number, run: () => void) => {
      const cancel = timers.after(ms, () => {
        pending.delete(cancel)
        run()
      })
      pending.add(cancel)
    },
    cancelAll: () => {
      for (const cancel of pending) cancel()
    },
  }
}
