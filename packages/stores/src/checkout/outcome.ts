import { type CallError, wireContract } from '@staykit/contract'
import type { Money } from '@staykit/domain'
import type { Progress, TripKey } from '../booking/index.ts'
import type { Attempt } from './attempt.ts'
import type { CheckoutOptions, CheckoutState } from './state.ts'

export const REDIRECT_MS = 800

/** The trip that this person has made of the room before, such as in another tab. */
function existingTrip({ reason, details }: CallError): string | undefined {
  const { bookingId } = details
  return reason === 'alreadyBooked' && typeof bookingId === 'string' ? bookingId : undefined
}

/** Reactions to the state of a booking. */
export function createOutcome(state: CheckoutState, { booking, goTo, track }: CheckoutOptions) {
  const { attempts, delays, loader, showNothing, $progress } = state

  /**
   * A result that arrives before the booking screen waits for it: the screen appears 800 ms after the start, and Book Room
   * stays busy until then (HOT-193, HOT-202).
   */
  function onProgress(progress: Progress, attempt: Attempt) {
    if (progress.kind === 'failed' && progress.error.code === 'PRICE_CHANGED')
      return onPriceChanged(progress.error, attempt)
    if (progress.kind === 'booked')
      booking.remember({ tripNumber: progress.tripNumber, email: progress.email })
    const { results } = state.bookingScreen
    if (!results || progress.kind === 'working') return show(progress, attempt)
    results.push(() => show(progress, attempt))
  }

  function show(progress: Progress, attempt: Attempt) {
    const existing = progress.kind === 'failed' && existingTrip(progress.error)
    if (existing) attempts.end(attempt, { tripNumber: existing, email: state.emailOf() })
    else if (progress.kind === 'booked')
      attempts.end(attempt, { tripNumber: progress.tripNumber, email: progress.email })
    else if (progress.kind === 'expired' || (progress.kind === 'failed' && progress.next === 'anew'))
      attempts.forget(attempt)
    const isShown = state.isOnScreen(attempt)
    if (existing && isShown) state.showTrip()
    if (isShown) $progress.set(progress)
    if (progress.kind === 'booked') void onBooked(progress, attempt)
  }

  async function onBooked({ tripNumber, email }: TripKey, attempt: Attempt) {
    delays.after(REDIRECT_MS, () => {
      if (!state.isOnScreen(attempt)) return
      goTo('confirmation', true)
      state.showTrip()
    })
    track(await booking.load({ tripNumber, email }), tripNumber)
  }

  // Nothing was charged: the server voided the payment. The traveller sees both totals and decides.
  function onPriceChanged(error: CallError, attempt: Attempt) {
    attempts.forget(attempt)
    if (!state.isOnScreen(attempt)) return
    const shown = loader.$contract.get()
    const before: Money | undefined = shown.kind === 'ready' ? shown.contract.rate.price.final : undefined
    const next = wireContract.safeParse(error.details.contract)
    showNothing()
    if (next.success) loader.replace(next.data, before)
    else state.reloadContract()
    goTo('billing', true)
  }

  return { onProgress, onPriceChanged }
}
