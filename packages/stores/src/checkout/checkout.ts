import {
  CallError,
  type Client,
  type Contract,
  fromWireContract,
  type PaymentMethod,
  wireContract,
} from '@staykit/contract'
import type { Money } from '@staykit/domain'
import { atom, type ReadableAtom } from 'nanostores'
import type { BookingStore } from '../booking/index.ts'
import type { Environment } from '../environment/index.ts'
import type { SessionStore } from '../session/index.ts'
import { type Attempt, attemptsIn } from './attempt.ts'
import {
  type ContractState,
  createContractLoader,
  type PriceChange,
  type RateChoice,
} from './contract-loader.ts'
import { type Customer, restoreCustomer } from './customer-form.ts'
import type { Pay } from './order.ts'
import { bookingPayloadOf } from './payload.ts'
import { type Progress, working } from './progress.ts'
import { createSender } from './sender.ts'

export type Section = 'customer' | 'billing' | 'booking' | 'confirmation'
export const REDIRECT_MS = 800

/** idle, paying (the button is busy), or failed with words for the traveller. */
export type PaymentState =
  | { readonly kind: 'idle' | 'paying' }
  | { readonly kind: 'failed'; readonly message: string }

export interface CheckoutOptions {
  readonly client: Client
  readonly environment: Environment
  readonly refId: string
  readonly locale: string
  readonly session: Pick<SessionStore, '$user' | 'accessToken' | 'identityId'>
  readonly booking: BookingStore
  /** Shows a section; `replace` means that Back must not return to the one before. */
  readonly goTo: (section: Section, replace: boolean) => void
  /** Called once for each booking that was made. */
  readonly track: (booking: Contract | undefined, tripNumber: string) => void
}

export interface CheckoutStore {
  readonly $contract: ReadableAtom<ContractState>
  readonly $customer: ReadableAtom<Customer>
  readonly $payment: ReadableAtom<PaymentState>
  readonly $progress: ReadableAtom<Progress>
  readonly $priceChange: ReadableAtom<PriceChange | undefined>
  readonly loadContract: (choice: RateChoice) => void
  readonly setCustomer: (change: Partial<Customer>) => void
  readonly acceptPrice: () => void
  /** Pays and then books. A second call meanwhile does nothing; what is paid already is not paid again. */
  readonly bookRoom: (method: PaymentMethod, pay: Pay) => Promise<void>
  /** The attempt under way: its key, method, and whether it has been sent. */
  readonly attempt: () => Pick<Attempt, 'id' | 'method' | 'sent'> | undefined
  /** Takes up a booking that a reload interrupted; false when there is none. */
  readonly resume: () => boolean
  /** Another round of polls after the 24th. */
  readonly checkAgain: () => void
  /** Asks once where the attempt stands; whoever waits for it otherwise reports it. Throws CallError. */
  readonly ask: () => Promise<Progress>
  readonly report: (progress: Progress) => void
  /** Shows the booking screen while there is something to see there. */
  readonly showBooking: () => void
  /** After a failure, by the rule of `refused` in progress.ts. */
  readonly tryAgain: () => void
  readonly dispose: () => void
}

const CUSTOMER_KEY = 'staykit.customer'

/** The checkout: contract, customer, payment and booking. Never two bookings, never two charges. */
export function createCheckout(options: CheckoutOptions): CheckoutStore {
  const { client, environment, refId, locale, session, booking, goTo, track } = options
  const { timers, tabStorage } = environment
  const loader = createContractLoader({ client, environment, refId, locale })
  const attempts = attemptsIn(tabStorage)
  const $customer = atom<Customer>(restoreCustomer(tabStorage.get(CUSTOMER_KEY)))
  const $payment = atom<PaymentState>({ kind: 'idle' })
  const $progress = atom<Progress>({ kind: 'none' })
  const sender = createSender({ client, environment, refId, session, onProgress })
  let choice: RateChoice | undefined
  const pending = new Set<() => void>()

  function later(ms: number, run: () => void) {
    const cancel = timers.after(ms, () => {
      pending.delete(cancel)
      run()
    })
    pending.add(cancel)
  }

  const emailOf = () => session.$user.get()?.email ?? $customer.get().email.trim()

  async function bookRoom(method: PaymentMethod, pay: Pay) {
    const state = loader.$contract.get()
    if (state.kind !== 'ready' || loader.$priceChange.get() || $payment.get().kind === 'paying') return
    const { contract } = state
    $payment.set({ kind: 'paying' })
    try {
      const attempt = attempts.of(contract, method)
      // What was sent may have been stored: it goes again as it was, unless the server has refused it.
      if (attempt.sent && $progress.get().kind !== 'failed') return startBooking(attempt)
      const email = emailOf()
      const paid = attempt.paid ?? (await pay({ bookingRequestId: attempt.id, contract, email, refId }))
      const payload = bookingPayloadOf(contract, $customer.get(), email, attempt.method, paid)
      const sent = { email, payload: { ...payload, contract: attempt.contract } }
      startBooking(attempts.write({ ...attempt, paid, sent }))
    } catch (error) {
      if (error instanceof CallError && error.code === 'PRICE_CHANGED') onPriceChanged(error)
      else $payment.set({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
    }
  }

  function startBooking(attempt: Attempt) {
    $progress.set(working)
    $payment.set({ kind: 'idle' })
    // A bitcoin transfer is waited for beside its quote.
    if (attempt.method !== 'BITCOIN') later(REDIRECT_MS, showBooking)
    void sender.send(attempt)
  }

  function showBooking() {
    const { kind } = $progress.get()
    if (kind === 'working' || kind === 'failed') goTo('booking', false)
  }

  function onProgress(progress: Progress) {
    if (progress.kind === 'failed' && progress.error.code === 'PRICE_CHANGED')
      return onPriceChanged(progress.error)
    const isOver = progress.kind === 'expired' || (progress.kind === 'failed' && progress.next === 'anew')
    if (isOver) attempts.forget()
    $progress.set(progress)
    if (progress.kind === 'booked') void onBooked(progress.tripNumber, progress.email)
  }

  async function onBooked(tripNumber: string, email: string) {
    attempts.forget()
    booking.remember({ tripNumber, email })
    later(REDIRECT_MS, () => goTo('confirmation', true))
    track(await booking.load({ tripNumber, email }), tripNumber)
  }

  // Nothing was charged: the server voided the payment. The traveller sees both totals and decides.
  function onPriceChanged(error: CallError) {
    const state = loader.$contract.get()
    const before: Money | undefined = state.kind === 'ready' ? state.contract.rate.price.final : undefined
    const next = wireContract.safeParse(error.details.contract)
    attempts.forget()
    $progress.set({ kind: 'none' })
    $payment.set({ kind: 'idle' })
    if (next.success) loader.replace(fromWireContract(next.data, locale), before)
    else if (choice) loader.load(choice)
    goTo('billing', true)
  }

  return {
    $contract: loader.$contract,
    $priceChange: loader.$priceChange,
    $customer,
    $payment,
    $progress,
    acceptPrice: loader.acceptPrice,
    bookRoom,
    loadContract: (next) => {
      const same = choice?.bundle === next.bundle && choice.ratePlan === next.ratePlan
      if (same && loader.$contract.get().kind !== 'error') return
      choice = next
      loader.load(next)
    },
    setCustomer: (change) => {
      $customer.set({ ...$customer.get(), ...change })
      tabStorage.set(CUSTOMER_KEY, JSON.stringify($customer.get()))
    },
    attempt: attempts.current,
    resume: () => {
      const attempt = attempts.current()
      if (!attempt?.sent || $progress.get().kind !== 'none') return Boolean(attempt?.sent)
      $progress.set(working)
      void sender.send(attempt)
      return true
    },
    checkAgain: () => {
      const attempt = attempts.current()
      if (!attempt?.sent) return
      $progress.set(working)
      sender.poll(attempt)
    },
    ask: async () => {
      const attempt = attempts.current()
      return attempt?.sent ? sender.ask(attempt) : { kind: 'expired', received: 0 }
    },
    report: (progress) => {
      if (progress.kind !== 'working') sender.stop()
      onProgress(progress)
    },
    showBooking,
    tryAgain: () => {
      const attempt = attempts.current()
      const progress = $progress.get()
      const next = progress.kind === 'failed' ? progress.next : 'anew'
      if (attempt?.sent && next === 'resend') {
        $progress.set(working)
        return void sender.send(attempt)
      }
      if (attempt && next === 'correct') attempts.write({ ...attempt, sent: undefined })
      else {
        attempts.forget()
        if (choice) loader.load(choice)
      }
      $progress.set({ kind: 'none' })
      $payment.set({ kind: 'idle' })
      goTo('billing', true)
    },
    dispose: () => {
      sender.stop()
      for (const cancel of pending) cancel()
    },
  }
}
