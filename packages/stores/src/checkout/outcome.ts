import { type CallError, wireContract } from '@staykit/contract'
import type { Money } from '@staykit/domain'
import type { Progress } from '../booking/index.ts'
import type { CheckoutOptions, CheckoutState } from './state.ts'

export const REDIRECT_MS = 800

/** Reactions to the state of a booking. */
export function createOutcome(state: CheckoutState, { booking, goTo, track, environment }: CheckoutOptions) {
  const { attempts, delays, loader, $payment, $progress } = state

  /**
   * A result that arrives before the booking screen waits for it: the screen appears 800 ms after the start, and Book Room
   * stays busy until then (HOT-193, HOT-202).
   */
  function onProgress(progress: Progress) {
    if (progress.kind === 'failed' && progress.error.code === 'PRICE_CHANGED')
      return onPriceChanged(progress.error)
    if (progress.kind === 'booked')
      booking.remember({ tripNumber: progress.tripNumber, email: progress.email })
    const wait = state.bookingScreen.at - environment.clock.now()
    if (wait <= 0 || progress.kind === 'working') return show(progress)
    // A device's clock can be set back meanwhile.
    delays.after(Math.min(wait, REDIRECT_MS), () => show(progress))
  }

  function show(progress: Progress) {
    const isOver =
      progress.kind === 'expired' ||
      (progress.kind === 'failed' && (progress.next === 'anew' || progress.next === 'show'))
    if (isOver) attempts.forget()
    $progress.set(progress)
    if (progress.kind === 'booked') void onBooked(progress.tripNumber, progress.email)
  }

  async function onBooked(tripNumber: string, email: string) {
    attempts.forget()
    delays.after(REDIRECT_MS, () => goTo('confirmation', true))
    track(await booking.load({ tripNumber, email }), tripNumber)
  }

  // Nothing was charged: the server voided the payment. The traveller sees both totals and decides.
  function onPriceChanged(error: CallError) {
    const shown = loader.$contract.get()
    const before: Money | undefined = shown.kind === 'ready' ? shown.contract.rate.price.final : undefined
    const next = wireContract.safeParse(error.details.contract)
    attempts.forget()
    $progress.set({ kind: 'none' })
    $payment.set({ kind: 'idle' })
    if (next.success) loader.replace(next.data, before)
    else state.reloadContract()
    goTo('billing', true)
  }

  return { onProgress, onPriceChanged }
}
