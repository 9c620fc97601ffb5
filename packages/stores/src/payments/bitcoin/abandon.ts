import { abandonBitcoinSource, type CallError, type Client } from '@staykit/contract'
import { atom } from 'nanostores'
import type { PayingCheckout } from '../method.ts'

/** `done`: `received` satoshi arrived and will be refunded. `failed`: the result is unknown; retry is safe. */
export type Abandoning =
  | { readonly kind: 'none' | 'busy' | 'failed' }
  | { readonly kind: 'done'; readonly received: number }

/** Abandons a pending payment; calls `onEnded` with its id when the server has ended it. */
export function createAbandoning(client: Client, checkout: PayingCheckout, onEnded: (id: string) => void) {
  const $abandoning = atom<Abandoning>({ kind: 'none' })

  async function onRefused(error: unknown) {
    // By its code: beside the single file this code has a class of its own.
    const isPaid = (error as Partial<CallError>).code === 'ALREADY_PAID'
    $abandoning.set({ kind: isPaid ? 'none' : 'failed' })
    if (!isPaid) return
    // The full amount has arrived, so the booking continues: poll it again.
    const progress = await checkout.ask().catch(() => undefined)
    checkout.checkAgain()
    if (progress) checkout.report(progress)
  }

  return {
    $abandoning,
    reset: () => $abandoning.set({ kind: 'none' }),
    abandon: async () => {
      const attempt = checkout.attempt()
      if (!attempt?.sent || $abandoning.get().kind === 'busy') return
      $abandoning.set({ kind: 'busy' })
      try {
        const { data } = await client(abandonBitcoinSource, { bookingRequestId: attempt.id })
        onEnded(attempt.id)
        checkout.abandon()
        $abandoning.set({ kind: 'done', received: data.received })
      } catch (error) {
        await onRefused(error)
      }
    },
  }
}
