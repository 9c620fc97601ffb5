import type { Generated } from 'kysely'

/** The sandbox's invoices and its chain. */
export interface SandboxBitcoinTables {
  sandbox_invoices: {
    id: string
    idempotency_key: string
    satoshi: number
    address: string
    label: string
    expires_at: Date
    created_at: Generated<Date>
  }
  sandbox_chain: { txid: string; invoice_id: string; satoshi: number; at: Date }
}
