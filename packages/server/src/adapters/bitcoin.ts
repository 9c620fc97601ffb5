import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import { createSandboxBitcoin, type SandboxBitcoin } from '../sandbox/bitcoin/bitcoin.ts'
import type { Database } from '../schema.ts'
import { type BtcpayBitcoin, createBtcpay } from './btcpay/btcpay.ts'

export type AnyBitcoin = SandboxBitcoin | BtcpayBitcoin

/** BTCPay Server when its address is set, otherwise the sandbox's chain. */
export function createBitcoin(config: Config, db: Kysely<Database>, now: () => Date): AnyBitcoin {
  const { BTCPAY_URL: url, BTCPAY_API_KEY: apiKey, BTCPAY_STORE_ID: storeId } = config
  if (!url || !apiKey || !storeId) return createSandboxBitcoin({ db, now })
  return createBtcpay({ url, apiKey, storeId, webhookSecret: config.BTCPAY_WEBHOOK_SECRET })
}
