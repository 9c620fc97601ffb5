import { bookingPayments, type Client, type CoinPaymentState } from '@staykit/contract'
import { atom, type ReadableAtom } from 'nanostores'

/** Coins that went, or were meant to go, to one booking. */
export interface CoinPayment {
  readonly id: string
  readonly state: CoinPaymentState
  /** ISO 8601, UTC. */
  readonly time: string
  /** US dollars, 2 decimals. */
  readonly price: number
  /** Whole coins. */
  readonly coins: readonly { readonly symbol: string; readonly amount: number }[]
  /** The trip that it paid, if one came of it. */
  readonly trip?: { readonly tripNumber: string; readonly hotel: string } | undefined
}

export type CoinHistoryState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error' }
  | { readonly kind: 'ready'; readonly payments: readonly CoinPayment[] }

export interface CoinHistoryStore {
  readonly $history: ReadableAtom<CoinHistoryState>
  readonly load: () => Promise<void>
}

/** Payments with the member's coins, newest first. */
export function createCoinHistory({ client }: { client: Client }): CoinHistoryStore {
  const $history = atom<CoinHistoryState>({ kind: 'loading' })
  return {
    $history,
    load: async () => {
      $history.set({ kind: 'loading' })
      const answer = await client(bookingPayments, {}).catch(() => undefined)
      if (!answer?.success || !answer.data) return $history.set({ kind: 'error' })
      $history.set({
        kind: 'ready',
        payments: answer.data.payments.map(({ payment, state, time, price, coins, trip_number, hotel }) => ({
          ...{ id: payment, state, time, price },
          coins: coins.map(({ token, amount }) => ({ symbol: token, amount })),
          trip: trip_number ? { tripNumber: trip_number, hotel: hotel ?? '' } : undefined,
        })),
      })
    },
  }
}
