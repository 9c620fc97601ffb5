import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { refuse, withHeaders } from '../../../kernel/http/api-error.ts'

/** Declines of one contract: a card tester has many, a traveller with a bad card few. */
export const MOST_PER_CONTRACT = 10
export const MOST_PER_ADDRESS = 30
/** How long declines of an address count, seconds. */
const ADDRESS_SECONDS = 3_600

/** Stored form of the address that opens payments. */
export const openerOf = (address: string) =>
  createHash('sha256').update(`opener:${address}`).digest('base64url').slice(0, 22)

/** Records a declined card of a payment; returns whether its contract has reached the limit. */
export async function noteDecline(db: Kysely<Database>, bookingRequestId: string): Promise<boolean> {
  const payment = await db
    .updateTable('payments')
    .set({ declines: sql`declines + 1`, updated_at: sql`now()` })
    .where('booking_request_id', '=', bookingRequestId)
    .returning('quote_id')
    .executeTakeFirst()
  return payment !== undefined && (await declinesOf(db, payment.quote_id)) >= MOST_PER_CONTRACT
}

/** Throws 429 RATE_LIMITED after too many declines of a contract, or of the payments of an address. */
export async function refuseAfterDeclines(
  db: Kysely<Database>,
  quoteId: string,
  opener?: string,
): Promise<void> {
  if ((await declinesOf(db, quoteId)) >= MOST_PER_CONTRACT) throw tooManyDeclines()
  if (opener && (await declinesBy(db, opener)) >= MOST_PER_ADDRESS) throw tooManyDeclines()
}

async function declinesOf(db: Kysely<Database>, quoteId: string): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.sum<number | null>('declines').as('count'))
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow()
  return count ?? 0
}

async function declinesBy(db: Kysely<Database>, opener: string): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.sum<number | null>('declines').as('count'))
    .where('opened_by', '=', opener)
    .where('updated_at', '>', sql<Date>`now() - ${ADDRESS_SECONDS} * interval '1 second'`)
    .executeTakeFirstOrThrow()
  return count ?? 0
}

export const tooManyDeclines = (retryAfter = ADDRESS_SECONDS) =>
  withHeaders(refuse('tooManyDeclines', { details: { retryAfter } }), { 'retry-after': String(retryAfter) })
