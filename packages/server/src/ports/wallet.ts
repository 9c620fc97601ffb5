import type { Coin } from '@staykit/domain'

/** A coin as the wallet's owner sees it. */
export interface WalletCoin extends Coin {
  readonly type: string
  /** Path below the platform's address. */
  readonly logo: string
}

export type WalletPaymentState = 'frozen' | 'settled' | 'released' | 'refunded'

/** Coins set apart for one booking. */
export interface WalletPayment {
  readonly id: string
  readonly state: WalletPaymentState
  readonly cents: number
}

/** Whole coins of one symbol. */
export interface CoinAmount {
  readonly symbol: string
  readonly amount: number
}

/** A payment as its owner is shown it. */
export interface PastPayment extends WalletPayment {
  readonly coins: readonly CoinAmount[]
  readonly time: Date
}

/**
 * - INSUFFICIENT: the coins do not make the sum. MISMATCH: the amounts are not those of the split, or a coin is unknown.
 * - WRONG_STATE: the payment is in another state than the call needs. UNAVAILABLE: may be asked again with the same key.
 */
export type WalletErrorKind = 'INSUFFICIENT' | 'MISMATCH' | 'NOT_FOUND' | 'WRONG_STATE' | 'UNAVAILABLE'

export class WalletError extends Error {
  override readonly name = 'WalletError'
  readonly kind: WalletErrorKind

  constructor(kind: WalletErrorKind, message: string) {
    super(message)
    this.kind = kind
  }
}

/**
 * Whoever keeps members' coins: called by the wallet calls (balances, history, freeze, logo) and by the saga of a booking (the
 * rest). `owner` is the member's id. Every method may throw WalletError; settle, release and refund may be repeated.
 */
export interface Wallet {
  readonly provider: 'sandbox' | 'none'
  balances(owner: string): Promise<WalletCoin[]>
  /** The owner's last payments, newest first, at most `count`. */
  history(owner: string, count: number): Promise<PastPayment[]>
  /** The SVG picture of a coin by its symbol in capitals; undefined for a coin that is not dealt in. */
  logo(symbol: string): Promise<string | undefined>
  /**
   * Sets coins apart, atomically, when `amounts` are exactly domain's splitOverCoins of `cents` (US) over those coins in
   * that order. The same key again answers the same payment.
   */
  freeze(owner: string, cents: number, amounts: readonly CoinAmount[], key: string): Promise<WalletPayment>
  find(id: string): Promise<WalletPayment>
  /** What a key has frozen, if anything. */
  findByKey(key: string): Promise<WalletPayment | undefined>
  /** Spends what is frozen. */
  settle(id: string): Promise<WalletPayment>
  /** Gives back what is frozen; WRONG_STATE when it was spent. */
  release(id: string): Promise<WalletPayment>
  /** Gives back what was spent. */
  refund(id: string): Promise<WalletPayment>
}
