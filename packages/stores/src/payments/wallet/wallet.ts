import { bookingBalances, type Client, fromWireCoin, type WireCoin } from '@staykit/contract'
import {
  availableCents,
  type Coin,
  type CoinPart,
  coinCost,
  coversExactly,
  isSpendable,
  splitOverCoins,
} from '@staykit/domain'
import { atom, computed, type ReadableAtom } from 'nanostores'

/** AQ-71 */
export const MAX_COINS = 10

interface HeldCoin extends Coin {
  /** The kind of coin, as the platform names it. */
  readonly type?: string | undefined
  /** Path of its picture below the platform's address. */
  readonly logo?: string | undefined
}

/** A coin of the wallet with its share of this payment (HOT-353); prices are US dollars with 2 decimals. */
export interface WalletItem extends HeldCoin {
  /** Worth of what is available. */
  readonly paymentPrice: number
  /** The whole amount due in this coin; 0 without a rate. */
  readonly wholePrice: number
  /** True if it can be selected: it has an amount and a rate (PLT-092). */
  readonly paymentValid: boolean
  readonly isChosen: boolean
  /** Its share: in whole coins, rounded to the coin's decimals, and in dollars. */
  readonly paymentAmount: number
  readonly paymentPricePartial: number
}

export type WalletState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'ready'; readonly coins: readonly HeldCoin[] }

export interface WalletStore {
  readonly $wallet: ReadableAtom<WalletState>
  readonly $items: ReadableAtom<readonly WalletItem[]>
  /** Shares of the chosen coins, in the order chosen. */
  readonly $parts: ReadableAtom<readonly CoinPart[]>
  /** True if the shares pay the total exactly (HOT-179). */
  readonly $covers: ReadableAtom<boolean>
  readonly load: () => Promise<void>
  /** Chooses a coin, or gives it back; no more than 10 at a time. */
  readonly toggle: (symbol: string) => void
}

/** The coins of a member's wallet, chosen for a payment of `totalCents` US cents. */
export function createWallet({ client, totalCents }: { client: Client; totalCents: number }): WalletStore {
  const $wallet = atom<WalletState>({ kind: 'loading' })
  const $chosen = atom<readonly string[]>([])
  const coinsOf = (state: WalletState) => (state.kind === 'ready' ? state.coins : [])
  const $parts = computed([$wallet, $chosen], (state, chosen) => {
    const coins = coinsOf(state)
    const inOrder = chosen.flatMap((symbol) => coins.filter((coin) => coin.symbol === symbol))
    return splitOverCoins(totalCents, inOrder)
  })
  return {
    $wallet,
    $parts,
    $items: computed([$wallet, $parts], (state, parts) =>
      coinsOf(state).map((coin) => itemOf(coin, parts, totalCents)),
    ),
    $covers: computed($parts, (parts) => coversExactly(totalCents, parts)),
    load: async () => {
      $wallet.set({ kind: 'loading' })
      const answer = await client(bookingBalances, {}).catch(() => undefined)
      if (answer?.success && answer.data)
        $wallet.set({ kind: 'ready', coins: answer.data.balances.map(heldCoin) })
      else $wallet.set({ kind: 'error', message: 'Unable to load wallets' })
    },
    toggle: (symbol) => {
      const chosen = $chosen.get()
      const coin = coinsOf($wallet.get()).find((each) => each.symbol === symbol)
      if (chosen.includes(symbol)) $chosen.set(chosen.filter((each) => each !== symbol))
      else if (coin && isSpendable(coin) && chosen.length < MAX_COINS) $chosen.set([...chosen, symbol])
    },
  }
}

const heldCoin = (wire: WireCoin): HeldCoin => ({ ...fromWireCoin(wire), type: wire.type, logo: wire.logo })

function itemOf(coin: HeldCoin, parts: readonly CoinPart[], totalCents: number): WalletItem {
  const part = parts.find(({ symbol }) => symbol === coin.symbol)
  return {
    ...coin,
    paymentPrice: availableCents(coin) / 100,
    wholePrice: coinCost(totalCents, coin),
    paymentValid: isSpendable(coin),
    isChosen: part !== undefined,
    paymentAmount: part?.amount ?? 0,
    paymentPricePartial: (part?.cents ?? 0) / 100,
  }
}
