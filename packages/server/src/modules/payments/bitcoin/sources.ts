import { randomBytes } from 'node:crypto'
import {
  QUOTE_VALID_MS,
  type Transfer,
  toWireAmount,
  type WireBitcoinSource,
  type WireError,
} from '@staykit/contract'
import { money } from '@staykit/domain'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { ApiError } from '../../../kernel/http/api-error.ts'
import { enqueue } from '../../../kernel/jobs/jobs.ts'
import { findContract } from '../../booking/quotes/contracts.ts'
import type { PaymentDeps as Deps } from '../deps.ts'
import type { Payable } from '../payable.ts'
import type { BitcoinTables } from './tables.ts'

export type SourceRow = Selectable<BitcoinTables['bitcoin_sources']>

/** Bitcoin is for members (OQ-06). */
type MembersPayable = Payable & { readonly member: string }

export const WATCH_QUEUE = 'bitcoin-watch'

export function findSource(db: Kysely<Database>, id: string): Promise<SourceRow | undefined> {
  return db.selectFrom('bitcoin_sources').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locks the source until the transaction ends. */
export function lockSource(trx: Kysely<Database>, id: string): Promise<SourceRow> {
  return trx
    .selectFrom('bitcoin_sources')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/**
 * The bitcoin payment of a booking request: opened on first use, the same one until it expires. Throws 410
 * QUOTE_EXPIRED after that, 409 IDEMPOTENCY_CONFLICT for another contract or member.
 */
export async function openSource(deps: Deps, payable: MembersPayable, email: string): Promise<SourceRow> {
  const { due, dueUsdCents, quoteId, member } = payable
  const source = await reserve(deps, payable, email)
  if (source.quote_id !== quoteId || source.user_id !== member)
    throw new ApiError(409, 'IDEMPOTENCY_CONFLICT', 'This booking request was begun with another contract.')
  const isGood = source.state === 'open' ? source.expires_at > deps.now() : source.state === 'paid'
  if (!isGood) throw quoteExpired()
  if (source.provider_id) return source
  const opened = await deps.bitcoin.open(
    {
      amount: due,
      usdCents: dueUsdCents,
      label: source.hotel_name,
      expires: source.expires_at,
    },
    source.id,
  )
  return deps.db
    .updateTable('bitcoin_sources')
    .set({ provider_id: opened.id, satoshi: opened.satoshi, address: opened.address })
    .where('id', '=', source.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Expires it at once: later amounts are too late. */
export function endSource(trx: Kysely<Database>, { now }: Pick<Deps, 'now'>, id: string): Promise<SourceRow> {
  return trx
    .updateTable('bitcoin_sources')
    .set({ state: 'expired', expires_at: sql<Date>`least(expires_at, ${now()})` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The error of a booking whose transfer did not arrive in time. */
export const transferExpired: WireError = {
  code: 'QUOTE_EXPIRED',
  message: 'Your Bitcoin Transfer has expired',
  description: 'What has arrived will be paid back.',
}

export const quoteExpired = () =>
  new ApiError(410, 'QUOTE_EXPIRED', 'Your Bitcoin Transfer has expired', {
    description: 'Please start a new payment.',
  })

async function reserve(
  { db, now, bitcoin }: Deps,
  { bookingRequestId, quoteId, refId, due, member }: MembersPayable,
  email: string,
): Promise<SourceRow> {
  const contract = await findContract(db, quoteId)
  await db.transaction().execute(async (trx) => {
    const id = `btc_${randomBytes(12).toString('hex')}`
    const inserted = await trx
      .insertInto('bitcoin_sources')
      .values({
        id,
        booking_request_id: bookingRequestId,
        provider: bitcoin.provider,
        provider_id: null,
        satoshi: null,
        address: null,
        user_id: member,
        email: email.trim().toLowerCase(),
        quote_id: quoteId,
        ref_id: refId,
        hotel_name: contract?.hotel.name ?? '',
        due_minor: due.minor,
        currency: due.currency,
        expires_at: new Date(now().getTime() + QUOTE_VALID_MS),
      })
      .onConflict((conflict) => conflict.column('booking_request_id').doNothing())
      .executeTakeFirst()
    if (inserted.numInsertedOrUpdatedRows)
      await enqueue(trx, { queue: WATCH_QUEUE, subject: id, inSeconds: 3 })
  })
  return db
    .selectFrom('bitcoin_sources')
    .selectAll()
    .where('booking_request_id', '=', bookingRequestId)
    .executeTakeFirstOrThrow()
}

export const satoshiMoney = (satoshi: number) => money(satoshi, 'BTC')

/** "0.0077" of 770000 satoshi. */
export function bitcoinText(satoshi: number): string {
  const digits = String(satoshi).padStart(9, '0')
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`.replace(/\.?0+$/, '')
}

/** BIP 21. */
function uriOf({ address, hotel_name }: SourceRow, satoshi: number): string {
  return `bitcoin:${address}?amount=${bitcoinText(satoshi)}&label=${encodeURIComponent(hotel_name)}`
}

export function wireSourceOf(source: SourceRow): WireBitcoinSource {
  const satoshi = source.satoshi ?? 0
  return {
    id: source.id,
    satoshi,
    original: toWireAmount(money(source.due_minor, source.currency)),
    currency: source.currency,
    address: source.address ?? '',
    uri: uriOf(source, satoshi),
    expires: source.expires_at.toISOString(),
  }
}

/** Arrived amount, final or not; while it is not enough, a URI for the rest. */
export function transferOf(source: SourceRow): Transfer {
  const due = source.satoshi ?? 0
  const received = Math.max(source.received_satoshi, source.seen_satoshi)
  const isOpen = source.state === 'open' && received < due
  return { due, received, ...(isOpen && { uri: uriOf(source, due - received) }) }
}
