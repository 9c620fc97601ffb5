import { type CallError, wireContract } from '@staykit/contract'
import type { Money } from '@staykit/domain'
import type { Progress } from '../booking/index.ts'
import type { CheckoutOptions, CheckoutState } from './state.ts'

export const REDIRECT_MS = 800

/** What follows from where a booking stands. */
export function createOutcome(state: CheckoutState, { booking, goTo, track }: CheckoutOptions) {
  const { attempts, delays, loader, $payment, $progress } = state

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
