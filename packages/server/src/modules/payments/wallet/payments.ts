import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { ApiError } from '../../../kernel/http/api-error.ts'
import { crashPoint } from '../../../kernel/jobs/crash-points.ts'
import { enqueue } from '../../../kernel/jobs/jobs.ts'
import { type CoinAmount, type Wallet, WalletError } from '../../../ports/wallet.ts'
import { QUOTE_SECONDS } from '../../booking/quotes/quote.ts'
import type { Payable } from '../payable.ts'
import type { WalletTables } from './tables.ts'

export type WalletPaymentRow = Selectable<WalletTables['wallet_payments']>

export const WALLET_EXPIRY_QUEUE = 'wallet-expiry'
// Later than any contract that could use the coins.
const EXPIRY_SECONDS = QUOTE_SECONDS + 15 * 60

export function walletPaymentOf(
  db: Kysely<Database>,
  bookingRequestId: string,
): Promise<WalletPaymentRow | undefined> {
  return db
    .selectFrom('wallet_payments')
    .selectAll()
    .where('booking_request_id', '=', bookingRequestId)
    .executeTakeFirst()
}

/**
 * Freezes coins for a booking request; a repeat returns the same payment and freezes nothing. Throws WalletError, or
 * 409 IDEMPOTENCY_CONFLICT when the request began with another contract or member.
 */
export async function freezeCoins(
  { db, wallet }: { readonly db: Kysely<Database>; readonly wallet: Wallet },
  payable: Payable & { readonly member: string },
  amounts: readonly CoinAmount[],
): Promise<string> {
  const { bookingRequestId, quoteId, member } = payable
  const row = await reserve(db, payable)
  if (row.quote_id !== quoteId || row.user_id !== member)
    throw new ApiError(409, 'IDEMPOTENCY_CONFLICT', 'This booking request was begun with another contract.')
  const freeze = (key: string) => wallet.freeze(member, row.cents, amounts, key)
  let payment = row.payment_id ? await wallet.find(row.payment_id) : await freeze(bookingRequestId)
  // Released because no booking came for a while: the traveller has come back for it.
  if (payment.state === 'released' && !row.claimed_at)
    payment = await freeze(`${bookingRequestId}:${payment.id}`)
  crashPoint('after-freeze-call')
  if (payment.state === 'released' || payment.state === 'refunded')
    throw new WalletError('WRONG_STATE', 'These coins were returned to you. Please choose the room again.')
  await db
    .updateTable('wallet_payments')
    .set({ payment_id: payment.id, created_at: sql`now()`, expired_at: null })
    .where('booking_request_id', '=', bookingRequestId)
    .where('payment_id', 'is distinct from', payment.id)
    .execute()
  return payment.id
}

async function reserve(
  db: Kysely<Database>,
  { bookingRequestId, quoteId, refId, dueUsdCents, member }: Payable & { readonly member: string },
): Promise<WalletPaymentRow> {
  await db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto('wallet_payments')
      .values({
        booking_request_id: bookingRequestId,
        payment_id: null,
        user_id: member,
        quote_id: quoteId,
        ref_id: refId,
        cents: dueUsdCents,
      })
      .onConflict((conflict) => conflict.column('booking_request_id').doNothing())
      .executeTakeFirst()
    if (inserted.numInsertedOrUpdatedRows)
      await enqueue(trx, {
        queue: WALLET_EXPIRY_QUEUE,
        subject: bookingRequestId,
        inSeconds: EXPIRY_SECONDS,
      })
  })
  const row = await walletPaymentOf(db, bookingRequestId)
  if (!row) throw new Error('a wallet payment is missing')
  return row
}

/** Job: releases coins without a booking. The booking's own saga settles the others. */
export async function expireFrozen(
  { db, wallet }: { readonly db: Kysely<Database>; readonly wallet: Wallet },
  bookingRequestId: string,
): Promise<void> {
  const row = await db
    .updateTable('wallet_payments')
    .set({ expired_at: sql`now()` })
    .where('booking_request_id', '=', bookingRequestId)
    .where('claimed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!row) return
  // A crash between freezing and storing it: the key finds the payment.
  const id = row.payment_id ?? (await frozenBy(wallet, bookingRequestId))
  if (!id) return
  await wallet.release(id).catch((error: unknown) => {
    if (!(error instanceof WalletError) || error.kind === 'UNAVAILABLE') throw error
  })
}

/** A booking follows freezing at once: older unused coins are released when the member needs them, seconds. */
const STALE_SECONDS = 60

/** Releases a member's coins that were frozen a while ago for a booking that never came. */
export async function releaseStale(
  deps: { readonly db: Kysely<Database>; readonly wallet: Wallet },
  member: string,
): Promise<void> {
  const stale = await deps.db
    .selectFrom('wallet_payments')
    .select('booking_request_id')
    .where('user_id', '=', member)
    .where('claimed_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - ${STALE_SECONDS} * interval '1 second'`)
    .where('created_at', '>', sql<Date>`now() - ${2 * EXPIRY_SECONDS} * interval '1 second'`)
    .execute()
  for (const { booking_request_id } of stale) await expireFrozen(deps, booking_request_id)
}

/** Claims it for a booking, which then settles it. False when it has expired before. */
export async function claimFrozen(trx: Kysely<Database>, bookingRequestId: string): Promise<boolean> {
  const claimed = await trx
    .updateTable('wallet_payments')
    .set({ claimed_at: sql`now()` })
    .where('booking_request_id', '=', bookingRequestId)
    .where('expired_at', 'is', null)
    .executeTakeFirst()
  return claimed.numUpdatedRows > 0n
}

const frozenBy = async (wallet: Wallet, key: string) => (await wallet.findByKey(key))?.id
