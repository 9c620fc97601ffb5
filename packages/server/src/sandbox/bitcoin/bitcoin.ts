import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/database.ts'
import { type Bitcoin, BitcoinError, type InvoiceState } from '../../ports/bitcoin.ts'

/** US dollars for one bitcoin, on any day. */
export const SANDBOX_RATE = 60_000

export const payments = ['exact', 'rest', 'half', 'double', 'late', 'expire'] as const
export type SandboxPayment = (typeof payments)[number]

export interface SandboxBitcoin extends Bitcoin {
  readonly provider: 'sandbox'
  /**
   * Simulates a payment: the sum, the missing part, half of it, twice as much, or the sum after the end; `expire` only
   * ends the invoice. Throws BitcoinError for an unknown invoice.
   */
  pay(id: string, how: SandboxPayment): Promise<void>
  /** Invoices, newest first, with received amounts; at most 50. */
  invoices(): Promise<ShownInvoice[]>
  /** Id of the invoice with this key. */
  idOf(key: string): Promise<string | undefined>
}

/** An invoice on the page of the sandbox's chain. */
export interface ShownInvoice {
  /** The caller's key: the id of its source. */
  readonly key: string
  readonly label: string
  readonly satoshi: number
  readonly received: number
  readonly isOpen: boolean
}

/** Whether a bitcoin provider is the sandbox's, also inside a wrapper. */
export const isSandboxBitcoin = (bitcoin: Bitcoin): bitcoin is SandboxBitcoin =>
  bitcoin.provider === 'sandbox'

/** A chain in a table: fixed rate, addresses that no real wallet accepts, transfers that are final at once. */
export function createSandboxBitcoin(options: {
  readonly db: Kysely<Database>
  readonly now: () => Date
}): SandboxBitcoin {
  const { db, now } = options
  const load = async (id: string) => {
    const row = await db.selectFrom('sandbox_invoices').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw new BitcoinError('There is no such invoice.')
    return row
  }
  const read = async (id: string): Promise<InvoiceState> => {
    const { expires_at } = await load(id)
    const rows = await db
      .selectFrom('sandbox_chain')
      .select(['txid', 'satoshi', 'at'])
      .where('invoice_id', '=', id)
      .orderBy('at')
      .execute()
    return { expires: expires_at, transfers: rows.map((row) => ({ ...row, isFinal: true })) }
  }
  return {
    provider: 'sandbox',
    read,
    readEvent: () => undefined,
    invoices: () => invoices(db, now()),
    idOf: (key) => idOf(db, key),
    open: (request, key) => open(db, request, key),
    async pay(id, how) {
      const { satoshi } = await load(id)
      const ends = how === 'late' || how === 'expire'
      const at = now()
      if (ends) await end(db, id, at)
      if (how === 'expire') return
      const paid = (await read(id)).transfers.reduce((sum, transfer) => sum + transfer.satoshi, 0)
      const amount = { half: Math.floor(satoshi / 2), double: satoshi * 2, rest: satoshi - paid }[
        how as 'half' | 'double' | 'rest'
      ]
      await db
        .insertInto('sandbox_chain')
        .values({
          txid: randomBytes(32).toString('hex'),
          invoice_id: id,
          satoshi: Math.max(1, amount ?? satoshi),
          at,
        })
        .execute()
    },
  }
}

async function idOf(db: Kysely<Database>, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sandbox_invoices')
    .select('id')
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row?.id
}

async function end(db: Kysely<Database>, id: string, at: Date): Promise<void> {
  await db
    .updateTable('sandbox_invoices')
    .set({ expires_at: new Date(at.getTime() - 1_000) })
    .where('id', '=', id)
    .where('expires_at', '>', at)
    .execute()
}

/** The invoice of a key, opened once. */
async function open(
  db: Kysely<Database>,
  ...[{ usdCents, label, expires }, key]: Parameters<Bitcoin['open']>
): ReturnType<Bitcoin['open']> {
  await db
    .insertInto('sandbox_invoices')
    .values({
      id: `inv_${randomBytes(10).toString('hex')}`,
      idempotency_key: key,
      satoshi: Math.ceil((usdCents * 1_000_000) / SANDBOX_RATE),
      address: addressOf(key),
      label,
      expires_at: expires,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute()
  return db
    .selectFrom('sandbox_invoices')
    .select(['id', 'satoshi', 'address'])
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow()
}

async function invoices(db: Kysely<Database>, now: Date): Promise<ShownInvoice[]> {
  const rows = await db
    .selectFrom('sandbox_invoices')
    .leftJoin('sandbox_chain', 'invoice_id', 'sandbox_invoices.id')
    .select(['idempotency_key', 'label', 'sandbox_invoices.satoshi', 'expires_at'])
    .select(({ fn }) => fn.sum<number>('sandbox_chain.satoshi').as('received'))
    .groupBy('sandbox_invoices.id')
    .orderBy('sandbox_invoices.created_at', 'desc')
    .limit(50)
    .execute()
  return rows.map((row) => ({
    key: row.idempotency_key,
    label: row.label,
    satoshi: row.satoshi,
    received: Number(row.received ?? 0),
    isOpen: row.expires_at > now,
  }))
}

// Shaped like a regtest address, without its checksum: no wallet sends anything there.
function addressOf(key: string): string {
  const signs = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
  const bytes = createHash('sha512').update(key).digest()
  return `bcrt1q${Array.from(bytes.subarray(0, 38), (byte) => signs[byte % 32]).join('')}`
}
