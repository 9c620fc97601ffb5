import { CallError, type Contract, type PaymentMethod } from '@staykit/contract'
import { replacedAt } from '../change/index.ts'
import { dueNowOf, type Pay, rulesOf } from '../payments/index.ts'
import type { Attempt } from './attempt.ts'
import { REDIRECT_MS } from './outcome.ts'
import { bookingPayloadOf } from './payload.ts'
import { working } from './progress.ts'
import type { createSender } from './sender.ts'
import type { CheckoutOptions, CheckoutState } from './state.ts'

interface Parts {
  readonly state: CheckoutState
  readonly sender: ReturnType<typeof createSender>
  readonly onPriceChanged: (error: CallError, attempt: Attempt) => void
}

/** Pays and then books: one attempt for each contract and method, paid once and sent as it was. */
export function createBookRoom(
  { state, sender, onPriceChanged }: Parts,
  { goTo, environment: { clock, navigation, tabStorage } }: Pick<CheckoutOptions, 'goTo' | 'environment'>,
) {
  const { attempts, loader, $customer, $payment, $progress } = state

  function startBooking(attempt: Attempt) {
    if (state.isOnScreen(attempt)) showWorking(attempt)
    $payment.set({ kind: 'idle' })
    void sender.send(attempt)
  }

  function showWorking(attempt: Attempt) {
    $progress.set(working)
    if (rulesOf(attempt.method).waitsInPanel) return
    const results: (() => void)[] = []
    state.bookingScreen.results = results
    state.delays.after(REDIRECT_MS, () => {
      state.bookingScreen.results = undefined
      if (state.isOnScreen(attempt)) showBooking()
      for (const show of results) show()
    })
  }

  function showBooking() {
    const { kind } = $progress.get()
    if (kind === 'working' || kind === 'failed' || kind === 'booked') goTo('booking', false)
  }

  function replacedBy({ hotel }: Contract, method: PaymentMethod) {
    const replaces = replacedAt(tabStorage, hotel.id)
    return rulesOf(method).takesCredit ? replaces : replaces && { ...replaces, credit: undefined }
  }

  async function bookRoom(method: PaymentMethod, pay: Pay) {
    const shown = loader.$contract.get()
    // A second click during or after a booking does not book again (HOT-180, HOT-192).
    const isUnderWay = $payment.get().kind === 'paying' || $progress.get().kind === 'booked'
    if (shown.kind !== 'ready' || loader.$priceChange.get() || isUnderWay) return
    const { contract } = shown
    $payment.set({ kind: 'paying' })
    const facts = { hotelName: contract.hotel.name, href: navigation.href(), began: clock.now() }
    const attempt = attempts.of(contract, method, {
      ...facts,
      credit: replacedBy(contract, method)?.credit,
    })
    try {
      // The server may have stored the sent request, so it is resent unchanged unless the server refused it.
      if (attempt.sent && $progress.get().kind !== 'failed') return startBooking(attempt)
      const email = state.emailOf()
      const replaces = replacedBy(contract, attempt.method)
      const order = { bookingRequestId: attempt.id, contract, email, replaces }
      // The payment of the replaced trip may pay for all of it.
      const paid = attempt.paid ?? (dueNowOf(order).price > 0 ? await pay(order) : {})
      const typed = bookingPayloadOf(contract, $customer.get(), email, attempt.method, paid)
      const sent = { email, payload: { ...typed, contract: attempt.contract, replaces } }
      startBooking(attempts.write({ ...attempt, paid, sent }))
    } catch (error) {
      if (error instanceof CallError && error.code === 'PRICE_CHANGED') onPriceChanged(error, attempt)
      // The traveller has gone on to another rate, whose messages are about that one.
      else if (!state.isOnScreen(attempt)) $payment.set({ kind: 'idle' })
      else {
        const { code, reason, params, details, message = String(error) } = error as Partial<CallError>
        $payment.set({ kind: 'failed', message, ...(code && { code, reason, params, details }) })
      }
    }
  }

  return { bookRoom, showBooking }
}
