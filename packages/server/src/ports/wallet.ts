import type { Coin } from '@staykit/domain'

/** A coin in a member's wallet. */
export interface WalletCoin extends Coin {
  readonly type: string
  /** Path below the platform's address. */
  readonly logo: string
}

export type WalletPaymentState = 'frozen' | 'settled' | 'released' | 'refunded'

/** Coins that are frozen for one booking. */
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

/** A payment in the member's history. */
export interface PastPayment extends WalletPayment {
  readonly coins: readonly CoinAmount[]
  readonly time: Date
}

/**
 * - INSUFFICIENT: too few coins. MISMATCH: the amounts differ from the split, or a coin is unknown.
 * - WRONG_STATE: the payment is in another state than the call needs. UNAVAILABLE: may be retried with the same key.
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
 * Stores members' coins. Called by the wallet calls (balances, history, freeze, logo) and by the saga of a booking (the
 * other methods). `owner` is the member's id. Every method may throw WalletError; settle, release and refund may be
 * repeated.
 */
export interface Wallet {
  readonly provider: 'sandbox' | 'none'
  balances(owner: string): Promise<WalletCoin[]>
  /** The owner's last payments, newest first, at most `count`. */
  history(owner: string, count: number): Promise<PastPayment[]>
  /** The SVG logo of a coin by its symbol in capitals; undefined for an unknown coin. */
  logo(symbol: string): Promise<string | undefined>
  /**
   * Freezes coins atomically when `amounts` equal domain's splitOverCoins of `cents` (US) over those coins in that
   * order. The same key returns the same payment.
   */
  freeze(owner: string, cents: number, amounts: readonly CoinAmount[], key: string): Promise<WalletPayment>
  find(id: string): Promise<WalletPayment>
  /** The payment of a key, if any. */
  findByKey(key: string): Promise<WalletPayment | undefined>
  /** Spends frozen coins. */
  settle(id: string): Promise<WalletPayment>
  /** Releases frozen coins; WRONG_STATE when they were spent. */
  release(id: string): Promise<WalletPayment>
  /** Refunds spent coins, once: all of them, or so many US cents of them in the proportion of the payment. */
  refund(id: string, cents?: number): Promise<WalletPayment>
}
