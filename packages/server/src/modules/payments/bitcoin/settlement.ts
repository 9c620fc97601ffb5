import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { enqueue } from '../../../kernel/jobs/jobs.ts'
import { credit, debit, post } from '../../../kernel/ledger/ledger.ts'
import { RetryLater } from '../../../kernel/saga/retry-later.ts'
import type { InvoiceState, SeenTransfer } from '../../../ports/bitcoin.ts'
import { localeOf } from '../../accounts/members/locales.ts'
import { writeMail } from '../../mail/post-office.ts'
import type { PaymentDeps as Deps } from '../deps.ts'
import { PAYMENT_CHANGED_QUEUE } from '../method.ts'
import { refundOwedMail } from './refund-mail.ts'
import { lockSource, type SourceRow, satoshiMoney } from './sources.ts'
import type { SourceState } from './tables.ts'

export type SettlementDeps = Pick<Deps, 'brands' | 'now'>

/**
 * Processes the provider's transfers of a source: records each final one once, decides whether enough arrived in time,
 * and owes back the rest: too little, too much, too late. Every satoshi is held, settled or owed (faults: bitcoin).
 */
export async function observe(
  trx: Kysely<Database>,
  deps: SettlementDeps,
  id: string,
  seen: InvoiceState,
): Promise<SourceState> {
  const before = await lockSource(trx, id)
  const expires = new Date(Math.min(before.expires_at.getTime(), seen.expires.getTime()))
  const fresh = await record(trx, id, seen.transfers)
  const received = before.received_satoshi + fresh
  const isLate = ({ at }: SeenTransfer) => at > expires
  const late = sum(seen.transfers.filter((each) => each.isFinal && isLate(each)))
  const inTime = sum(seen.transfers.filter((each) => !isLate(each)))
  const isPending = seen.transfers.some((each) => !each.isFinal && !isLate(each))
  const due = before.satoshi ?? 0
  let { state } = before
  if (state === 'open' && received - late >= due) {
    state = 'paid'
    await enqueue(trx, { queue: PAYMENT_CHANGED_QUEUE, subject: before.booking_request_id })
  }
  const isOver = deps.now() > expires && !isPending
  if (isOver && (state === 'open' || (state === 'paid' && !before.claimed_at))) {
    state = 'expired'
    await enqueue(trx, { queue: PAYMENT_CHANGED_QUEUE, subject: before.booking_request_id })
  }
  const after = await trx
    .updateTable('bitcoin_sources')
    .set({ state, received_satoshi: received, seen_satoshi: inTime, expires_at: expires })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const surplus = Math.max(0, received - due)
  // After a cancellation with a penalty more is owed than the surplus.
  const settled = Math.max(surplus, before.owed_satoshi + fresh)
  const owed = { open: late, paid: surplus, settled, expired: received, failed: received }
  await oweBack(trx, deps, after, owed[state])
  return state
}

const sum = (transfers: readonly SeenTransfer[]) =>
  transfers.reduce((total, { satoshi }) => total + satoshi, 0)

/** Returns the number of new satoshi. */
async function record(
  trx: Kysely<Database>,
  source: string,
  transfers: readonly SeenTransfer[],
): Promise<number> {
  let fresh = 0
  for (const { txid, satoshi, at, isFinal } of transfers) {
    if (!isFinal) continue
    const inserted = await trx
      .insertInto('bitcoin_transfers')
      .values({ txid, source_id: source, satoshi, at })
      .onConflict((conflict) => conflict.column('txid').doNothing())
      .executeTakeFirst()
    if (!inserted.numInsertedOrUpdatedRows) continue
    fresh += satoshi
    const amount = satoshiMoney(satoshi)
    await post(trx, `${source}:${txid}`, 'transfer', [
      debit('bitcoin_held', amount),
      credit('bitcoin_deposits', amount),
    ])
  }
  return fresh
}

/**
 * Owes `target` satoshi in total: the new part goes into the ledger and to the payer by mail, once. `spent` of it had paid
 * for a stay; the rest comes from the deposit.
 */
export async function oweBack(
  trx: Kysely<Database>,
  deps: SettlementDeps,
  source: SourceRow,
  target: number,
  spent = 0,
): Promise<void> {
  const fresh = target - source.owed_satoshi
  if (fresh <= 0) return
  await post(trx, `${source.id}:${target}`, 'owed', [
    debit('bitcoin_settled', satoshiMoney(spent)),
    debit('bitcoin_deposits', satoshiMoney(fresh - spent)),
    credit('refund_payable', satoshiMoney(fresh)),
  ])
  await trx.updateTable('bitcoin_sources').set({ owed_satoshi: target }).where('id', '=', source.id).execute()
  const locale = await localeOf(trx, source.user_id)
  const owed = { source, satoshi: fresh, inAll: target, locale }
  await writeMail(trx, refundOwedMail(owed, await deps.brands.of(source.ref_id)))
}

const surplusOf = ({ received_satoshi, satoshi }: SourceRow) => received_satoshi - (satoshi ?? 0)

/** Settles a transfer for a booked stay. Part of the saga's own transaction. */
export async function settleSource(trx: Kysely<Database>, id: string): Promise<void> {
  const source = await lockSource(trx, id)
  // Returned in between: the next attempt sees it.
  if (source.state !== 'paid') throw new RetryLater(`bitcoin source ${id} is ${source.state}, not paid`)
  const due = satoshiMoney(source.satoshi ?? 0)
  await trx.updateTable('bitcoin_sources').set({ state: 'settled' }).where('id', '=', id).execute()
  await post(trx, id, 'capture', [debit('bitcoin_deposits', due), credit('bitcoin_settled', due)])
}

/**
 * Owes everything back when there is no stay, or no more; less the share of the price that the hotel keeps. Returns whether anything arrived. Part of the saga's own
 * transaction.
 */
export async function giveAllBack(
  trx: Kysely<Database>,
  deps: SettlementDeps,
  id: string,
  wasSettled?: boolean,
  penaltyShare = 0,
): Promise<boolean> {
  const source = await trx
    .selectFrom('bitcoin_sources')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!source) return false
  const isOther = wasSettled !== undefined && wasSettled !== (source.state === 'settled')
  if (isOther) throw new RetryLater(`bitcoin source ${id} is ${source.state} by now`)
  const penalty = Math.round((source.satoshi ?? 0) * penaltyShare)
  const target = source.received_satoshi - penalty
  const before = Math.max(source.owed_satoshi, surplusOf(source))
  const spent = source.state === 'settled' ? Math.max(0, target - before) : 0
  await oweBack(trx, deps, source, target, spent)
  // A part of it still pays for the penalty: only what comes later is owed back.
  if (penalty > 0) return true
  await trx
    .updateTable('bitcoin_sources')
    .set({ state: sql`case when state = 'expired' then 'expired' else 'failed' end` })
    .where('id', '=', id)
    .execute()
  return source.received_satoshi > 0
}
