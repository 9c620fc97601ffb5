import {
  artifactList,
  bookingBalances,
  type Client,
  fromWireCoin,
  type LoyaltyLevel,
  loyaltyLevels,
  loyaltyStats,
  loyaltyWallet,
  type WireCoin,
} from '@staykit/contract'
import { averageSavingsPercent, formatMoney, fromMajor } from '@staykit/domain'
import { atom, type ReadableAtom } from 'nanostores'
import { readOnce } from '../loader/index.ts'

/** Points of the member at the brand (ACC-240). */
export interface Points {
  readonly availablePoints: number
  readonly pendingPoints: number
  readonly totalPoints: number
  readonly level: LoyaltyLevel
}

/** Stays of this year; spendings and savings are US dollars. */
export interface Stats {
  readonly nights: number
  readonly spendings: number
  readonly savings: number
  readonly bookings: number
}

/** Of all bookings that have an artifact; prices are US dollars (ACC-242). */
export interface NftStats {
  readonly totalPrice: number
  readonly totalPriceFull: number
  readonly bookings: number
}

/** In whole coins; decimals are those of fractionBase, a power of ten. */
export interface LifeWallet {
  readonly amount: number
  readonly amountFrozen: number
  readonly fractionBase: number
}

/** Each is undefined until it is there; `errors` says why one is not (PLT-158). */
export interface Figures {
  readonly points?: Points
  readonly stats?: Stats
  readonly nftStats?: NftStats
  readonly lifeWallet?: LifeWallet
  readonly errors: Readonly<Partial<Record<'wallet' | 'stats' | 'nfts' | 'wallets', string>>>
}

export interface FiguresStore {
  readonly $figures: ReadableAtom<Figures>
  readonly load: (userId: string) => Promise<void>
  /** The member has left (ACC-049). */
  readonly clear: () => void
}

const noLife: LifeWallet = { amount: 0, amountFrozen: 0, fractionBase: 1 }

/** The LIFE wallet among a member's coins, in any case (ACC-114); an empty one where there is none. */
export function lifeWalletOf(coins: readonly WireCoin[]): LifeWallet {
  const life = coins.find(({ symbol }) => symbol.toUpperCase() === 'LIFE')
  if (!life) return noLife
  const { amount, amountFrozen, fractionBase } = fromWireCoin(life)
  return { amount, amountFrozen, fractionBase }
}

interface Priced {
  readonly price?: number | undefined
  readonly price_full?: number | undefined
}

/** A booking without a struck price was paid in full. */
export function nftStatsOf(nfts: readonly Priced[]): NftStats {
  const sum = (of: (nft: Priced) => number) => nfts.reduce((total, nft) => total + of(nft), 0)
  return {
    totalPrice: sum(({ price = 0 }) => price),
    totalPriceFull: sum(({ price = 0, price_full = price }) => price_full),
    bookings: nfts.length,
  }
}

/** Whole percent by which prices lay below the full ones, against what was paid (ACC-074, AQ-29). */
export const savedPercentOf = ({ totalPrice, totalPriceFull }: NftStats): number =>
  averageSavingsPercent(totalPriceFull, totalPrice)

/** Dollars without their cents, never rounded up: 1234.99 is $1,234 (ACC-075). */
export const wholeDollars = (amount: number, locale: string): string =>
  formatMoney(fromMajor(Math.floor(amount), 'USD'), locale, true)

const levelOf = (level: string | undefined): LoyaltyLevel =>
  loyaltyLevels.find((each) => each === level?.toUpperCase()) ?? 'BRONZE'

/** The figures of the profile's header. Each loads by itself, so one failure does not affect the others. */
export function createFigures({ client }: { client: Client }): FiguresStore {
  const $figures = atom<Figures>({ errors: {} })
  let latest = 0
  return {
    $figures,
    clear: () => {
      latest++
      $figures.set({ errors: {} })
    },
    load: async (userId) => {
      const mine = ++latest
      const set = (change: Partial<Figures>) => {
        if (mine === latest) $figures.set({ ...$figures.get(), ...change })
      }
      const fail = (name: keyof Figures['errors'], message: string) =>
        set({ errors: { ...$figures.get().errors, [name]: message } })
      set({ errors: {} })
      await Promise.all([
        readOnce(client, loyaltyWallet, { userID: userId }).then(
          ({ level, ...points }) => set({ points: { ...points, level: levelOf(level) } }),
          ({ message }) => fail('wallet', message),
        ),
        readOnce(client, loyaltyStats, { userID: userId }).then(
          (stats) => set({ stats }),
          ({ message }) => fail('stats', message),
        ),
        readOnce(client, artifactList, {}).then(
          ({ data }) =>
            data ? set({ nftStats: nftStatsOf(data.nfts) }) : fail('nfts', 'Unable to get NFTs'),
          () => fail('nfts', 'Unable to get NFTs'),
        ),
        readOnce(client, bookingBalances, {})
          .catch(() => undefined)
          .then((answer) => {
            set({ lifeWallet: lifeWalletOf(answer?.data?.balances ?? []) })
            if (!answer?.data) fail('wallets', 'Unable to load wallets')
          }),
      ])
    },
  }
}
