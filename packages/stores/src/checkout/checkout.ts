import {
  bookSync2,
  CallError,
  type Client,
  type Contract,
  createPaymentIntent,
  fromWireContract,
  isPaid,
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
import { bookingPayloadOf, type PaymentResult } from './payload.ts'
import { failed, type Progress, pollStatus, working } from './progress.ts'

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
  /** Pays by `confirm`, which answers what the card frame says, then books. A second call meanwhile does nothing. */
  readonly bookRoom: (confirm: (clientSecret: string) => Promise<PaymentResult>) => Promise<void>
  /** Takes up a booking that a reload interrupted; false when there is none. */
  readonly resume: () => boolean
  /** Another round of polls after the 24th. */
  readonly checkAgain: () => void
  /** After a failure that is final: a new attempt from the billing screen. */
  readonly tryAgain: () => void
  readonly dispose: () => void
}

const CUSTOMER_KEY = 'staykit.customer'

/** The checkout: contract, customer, payment and booking (hotels.md §4). Never two bookings, never two charges. */
export function createCheckout(options: CheckoutOptions): CheckoutStore {
  const { client, environment, refId, locale, session, booking, goTo, track } = options
  const { timers, tabStorage } = environment
  const loader = createContractLoader({ client, environment, refId, locale })
  const attempts = attemptsIn(tabStorage)
  const $customer = atom<Customer>(restoreCustomer(tabStorage.get(CUSTOMER_KEY)))
  const $payment = atom<PaymentState>({ kind: 'idle' })
  const $progress = atom<Progress>({ kind: 'none' })
  let choice: RateChoice | undefined
  let stopPolling = () => {}
  const pending = new Set<() => void>()

  function later(ms: number, run: () => void) {
    const cancel = timers.after(ms, () => {
      pending.delete(cancel)
      run()
    })
    pending.add(cancel)
  }

  const emailOf = () => session.$user.get()?.email ?? $customer.get().email.trim()

  async function bookRoom(confirm: (clientSecret: string) => Promise<PaymentResult>) {
    const state = loader.$contract.get()
    if (state.kind !== 'ready' || loader.$priceChange.get() || $payment.get().kind === 'paying') return
    $payment.set({ kind: 'paying' })
    try {
      const attempt = attempts.of(state.contract.meta.contract)
      const { data } = await client(createPaymentIntent, intentRequest(attempt, state.contract, refId))
      const payment = await confirm(data.clientSecret)
      if (!isPaid(payment.status))
        throw new CallError({ code: 'PAYMENT_DECLINED', message: 'The payment was not made.' })
      const email = emailOf()
      const payload = bookingPayloadOf(state.contract, $customer.get(), email, payment)
      startBooking(attempts.markSent(attempt, email, payload))
    } catch (error) {
      if (error instanceof CallError && error.code === 'PRICE_CHANGED') onPriceChanged(error)
      else $payment.set({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
    }
  }

  function startBooking(attempt: Attempt) {
    $progress.set(working)
    $payment.set({ kind: 'idle' })
    later(REDIRECT_MS, () => {
      const { kind } = $progress.get()
      if (kind === 'working' || kind === 'failed') goTo('booking', false)
    })
    void send(attempt)
  }

  async function send(attempt: Attempt) {
    if (!attempt.sent) return
    const accessToken = await session.accessToken()
    const identityID = session.identityId()
    try {
      const answer = await client(bookSync2, {
        ...attempt.sent.payload,
        bookingRequestId: attempt.id,
        refId,
        dealCode: environment.storage.get('dealCode'),
        auth: accessToken && identityID ? { accessToken, identityID } : undefined,
      })
      if (answer.error) onProgress(failed(new CallError(answer.error)))
      else if (answer.bookingId)
        onProgress({ kind: 'booked', tripNumber: answer.bookingId, email: attempt.sent.email })
      else poll(attempt)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // No answer is not a failure: the status says what became of the request.
      if (error.status === 0 || error.status >= 500) poll(attempt)
      else onProgress(failed(error))
    }
  }

  function poll(attempt: Attempt) {
    stopPolling()
    stopPolling = pollStatus({
      client,
      environment,
      bookingRequestId: attempt.id,
      email: attempt.sent?.email ?? emailOf(),
      onProgress,
      onUnknown: () => void send(attempt),
    })
  }

  function onProgress(progress: Progress) {
    if (progress.kind === 'failed' && progress.error.code === 'PRICE_CHANGED')
      return onPriceChanged(progress.error)
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
    resume: () => {
      const attempt = attempts.current()
      if (!attempt?.sent || $progress.get().kind !== 'none') return Boolean(attempt?.sent)
      $progress.set(working)
      void send(attempt)
      return true
    },
    checkAgain: () => {
      const attempt = attempts.current()
      if (!attempt?.sent) return
      $progress.set(working)
      poll(attempt)
    },
    tryAgain: () => {
      attempts.forget()
      $progress.set({ kind: 'none' })
      $payment.set({ kind: 'idle' })
      if (choice) loader.load(choice)
      goTo('billing', true)
    },
    dispose: () => {
      stopPolling()
      for (const cancel of pending) cancel()
    },
  }
}

/** The price for the card provider is what is due now, in minor units (HOT-171; decisions.md on OQ-09 and OQ-45). */
function intentRequest(attempt: Attempt, contract: Contract, refId: string) {
  const { dueNow } = contract.rate.price
  return {
    price: dueNow.minor,
    currency: dueNow.currency,
    contract: contract.meta.contract,
    bookingRequestId: attempt.id,
    refId,
  }
}
