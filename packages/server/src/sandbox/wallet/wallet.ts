import { randomBytes } from 'node:crypto'
import { coversExactly, splitOverCoins } from '@staykit/domain'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../kernel/db/database.ts'
import {
  type CoinAmount,
  type PastPayment,
  type Wallet,
  type WalletCoin,
  WalletError,
  type WalletPayment,
  type WalletPaymentState,
} from '../../ports/wallet.ts'
import { sandboxCoinOf, sandboxCoins, unitsOf } from './coins.ts'
import { coinLogo } from './logo.ts'
import type { HeldUnits, SandboxWalletTables } from './tables.ts'

type CoinRow = Selectable<SandboxWalletTables['sandbox_coins']>
type PaymentRow = Selectable<SandboxWalletTables['sandbox_wallet_payments']>

/** A wallet in PostgreSQL: every member gets a starting set of coins once; they have no value. */
export function createSandboxWallet({ db }: { readonly db: Kysely<Database> }): Wallet {
  /** One transition with its coins, once; a repeat returns the reached state. */
  const pass = (
    id: string,
    from: WalletPaymentState,
    to: WalletPaymentState,
    cents?: number,
  ): Promise<WalletPayment> =>
    db.transaction().execute(async (trx) => {
      const row = await lockPayment(trx, id)
      if (row.state === to) return toPayment(row)
      if (row.state !== from) throw new WalletError('WRONG_STATE', `The payment is ${row.state}.`)
      const share = cents === undefined ? 1 : cents / row.cents
      for (const { symbol, units } of row.parts)
        await change(trx, row.owner, { symbol, units: Math.round(units * share) }, to)
      await trx.updateTable('sandbox_wallet_payments').set({ state: to }).where('id', '=', id).execute()
      return toPayment({ ...row, state: to })
    })
  return {
    provider: 'sandbox',
    balances: async (owner) => (await coinsOf(db, owner)).map(coinOf),
    history: (owner, count) => lastPayments(db, owner, count),
    logo: async (symbol) => (sandboxCoinOf(symbol) ? coinLogo(symbol) : undefined),
    async freeze(owner, cents, amounts, key) {
      await coinsOf(db, owner)
      return db.transaction().execute((trx) => freeze(trx, owner, cents, amounts, key))
    },
    async find(id) {
      const row = await db
        .selectFrom('sandbox_wallet_payments')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row) throw new WalletError('NOT_FOUND', 'There is no such payment.')
      return toPayment(row)
    },
    async findByKey(key) {
      const row = await db
        .selectFrom('sandbox_wallet_payments')
        .selectAll()
        .where('idempotency_key', '=', key)
        .executeTakeFirst()
      return row && toPayment(row)
    },
    settle: (id) => pass(id, 'frozen', 'settled'),
    release: (id) => pass(id, 'frozen', 'released'),
    refund: (id, cents) => pass(id, 'settled', 'refunded', cents),
  }
}

const toPayment = ({ id, state, cents }: PaymentRow): WalletPayment => ({ id, state, cents })

async function lastPayments(db: Kysely<Database>, owner: string, count: number): Promise<PastPayment[]> {
  const rows = await db
    .selectFrom('sandbox_wallet_payments')
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('created_at', 'desc')
    .limit(count)
    .execute()
  return rows.map(pastPayment)
}

const pastPayment = (row: PaymentRow): PastPayment => ({
  ...toPayment(row),
  time: row.created_at,
  coins: row.parts.map(({ symbol, units }) => ({
    symbol,
    amount: units / (sandboxCoinOf(symbol)?.fractionBase ?? 1),
  })),
})

/** The owner's coins in the order of the seed; adds the starting set on first use. */
async function coinsOf(db: Kysely<Database>, owner: string): Promise<CoinRow[]> {
  const read = () => db.selectFrom('sandbox_coins').selectAll().where('owner', '=', owner).execute()
  let rows = await read()
  if (rows.length === 0) {
    await db
      .insertInto('sandbox_coins')
      .values(
        sandboxCoins.map(({ symbol, start, fractionBase }) => ({
          owner,
          symbol,
          amount_units: unitsOf(start, fractionBase),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    rows = await read()
  }
  return sandboxCoins.flatMap(({ symbol }) => rows.find((row) => row.symbol === symbol) ?? [])
}

function coinOf(row: CoinRow): WalletCoin {
  const coin = sandboxCoinOf(row.symbol)
  if (!coin) throw new WalletError('MISMATCH', `There is no coin ${row.symbol}.`)
  const { symbol, type, fractionBase, priceRate } = coin
  return {
    symbol,
    type,
    logo: `/logos/${symbol.toLowerCase()}.svg`,
    fractionBase,
    priceRate,
    amount: row.amount_units / fractionBase,
    amountFrozen: row.frozen_units / fractionBase,
  }
}

async function freeze(
  trx: Kysely<Database>,
  owner: string,
  cents: number,
  amounts: readonly CoinAmount[],
  key: string,
): Promise<WalletPayment> {
  // Locked in the same order everywhere, so that two payments wait for each other and never deadlock.
  const rows = await trx
    .selectFrom('sandbox_coins')
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('symbol')
    .forUpdate()
    .execute()
  const inserted = await trx
    .selectFrom('sandbox_wallet_payments')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (inserted) return toPayment(inserted)
  const parts = heldUnits(rows, cents, amounts)
  for (const { symbol, units } of parts)
    await trx
      .updateTable('sandbox_coins')
      .set({ frozen_units: sql`frozen_units + ${units}` })
      .where('owner', '=', owner)
      .where('symbol', '=', symbol)
      .execute()
  const row = await trx
    .insertInto('sandbox_wallet_payments')
    .values({
      id: `wp_${randomBytes(12).toString('hex')}`,
      idempotency_key: key,
      owner,
      cents,
      parts: JSON.stringify(parts),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toPayment(row)
}

/** Units of each coin. Throws INSUFFICIENT, or MISMATCH for amounts that differ from the split. */
function heldUnits(rows: readonly CoinRow[], cents: number, amounts: readonly CoinAmount[]): HeldUnits[] {
  const mismatch = () => new WalletError('MISMATCH', 'The coins are not those of this price.')
  if (new Set(amounts.map(({ symbol }) => symbol)).size < amounts.length) throw mismatch()
  const coins = amounts.map(({ symbol }) => {
    const row = rows.find((each) => each.symbol === symbol)
    if (!row) throw mismatch()
    return coinOf(row)
  })
  const parts = splitOverCoins(cents, coins)
  if (!coversExactly(cents, parts))
    throw new WalletError('INSUFFICIENT', 'There are not enough coins on your wallet for this price.')
  return parts.flatMap((part, index) => {
    const coin = coins[index]
    if (!coin || part.amount !== amounts[index]?.amount) throw mismatch()
    const units = unitsOf(part.amount, coin.fractionBase)
    return units > 0 ? [{ symbol: part.symbol, units }] : []
  })
}

async function lockPayment(trx: Kysely<Database>, id: string): Promise<PaymentRow> {
  const row = await trx
    .selectFrom('sandbox_wallet_payments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new WalletError('NOT_FOUND', 'There is no such payment.')
  return row
}

async function change(
  trx: Kysely<Database>,
  owner: string,
  { symbol, units }: HeldUnits,
  to: WalletPaymentState,
): Promise<void> {
  const less = sql<number>`frozen_units - ${units}`
  const set =
    to === 'settled'
      ? { frozen_units: less, amount_units: sql<number>`amount_units - ${units}` }
      : to === 'released'
        ? { frozen_units: less }
        : { amount_units: sql<number>`amount_units + ${units}` }
  await trx
    .updateTable('sandbox_coins')
    .set(set)
    .where('owner', '=', owner)
    .where('symbol', '=', symbol)
    .execute()
}
