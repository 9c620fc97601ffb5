import type { Generated, JSONColumnType } from 'kysely'
import type { WalletPaymentState } from '../../ports/wallet.ts'

/** Frozen units of one coin in a payment. */
export interface HeldUnits {
  readonly symbol: string
  readonly units: number
}

/** Books of the sandbox wallet. Units are whole coins times the coin's fractionBase. */
export interface SandboxWalletTables {
  sandbox_coins: {
    owner: string
    symbol: string
    amount_units: number
    frozen_units: Generated<number>
  }
  sandbox_wallet_payments: {
    id: string
    idempotency_key: string
    owner: string
    state: Generated<WalletPaymentState>
    cents: number
    parts: JSONColumnType<HeldUnits[]>
    created_at: Generated<Date>
  }
}
