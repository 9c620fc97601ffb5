import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { ApiError } from '../../../kernel/http/api-error.ts'
import { enqueue } from '../../../kernel/jobs/jobs.ts'
import { CardError, type CardIntent, type Cards } from '../../../ports/cards.ts'
import { QUOTE_SECONDS } from '../../booking/quotes/quote.ts'
import type { Payable } from '../payable.ts'
import type { PaymentTables } from './tables.ts'

export type PaymentRow = Selectable<PaymentTables['payments']>

export const PAYMENT_EXPIRY_QUEUE = 'payment-expiry'
// Later than any contract that could use it.
const EXPIRY_SECONDS = QUOTE_SECONDS + 15 * 60

interface Opening {
  readonly isClaimed?: boolean
  /** Hash of the client's address. */
  readonly opener?: string | undefined
}

interface OpeningDeps {
  readonly db: Kysely<Database>
  readonly cards: Cards
}

/**
 * The payment of a booking request, opened at the provider on first use; later the same one. `isClaimed`: its booking
 * has already begun. A member's card can be saved. Throws 409 IDEMPOTENCY_CONFLICT when the request's payment was
 * opened for another contract or amount.
 */
export async function openPayment(
  { db, cards }: OpeningDeps,
  payable: Payable,
  { isClaimed = false, opener }: Opening = {},
): Promise<CardIntent> {
  const { bookingRequestId, quoteId, refId, hotelId, due, member } = payable
  const payment = await reserve(db, cards.provider, payable, { isClaimed, opener })
  const isSame =
    payment.quote_id === quoteId && payment.ref_id === refId && payment.provider === cards.provider
  if (!isSame || Number(payment.amount_minor) !== due.minor)
    throw new ApiError(409, 'IDEMPOTENCY_CONFLICT', 'This booking request was begun with another contract.')
  if (payment.intent_id) return cards.retrieve(payment.intent_id)
  const intent = await cards.createIntent(
    {
      amount: due,
      bookingRequestId,
      quoteId,
      hotelId,
      customer: member ? await customerOf({ db, cards }, member) : undefined,
    },
    `intent:${bookingRequestId}`,
  )
  await db
    .updateTable('payments')
    .set({ intent_id: intent.id, status: intent.status, updated_at: sql`now()` })
    .where('booking_request_id', '=', bookingRequestId)
    .execute()
  return intent
}

async function reserve(
  db: Kysely<Database>,
  provider: string,
  { bookingRequestId, quoteId, refId, due, member }: Payable,
  { isClaimed, opener }: Opening,
): Promise<PaymentRow> {
  const fresh = await db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('payments')
      .values({
        booking_request_id: bookingRequestId,
        provider,
        intent_id: null,
        quote_id: quoteId,
        ref_id: refId,
        user_id: member,
        amount_minor: due.minor,
        currency: due.currency,
        opened_by: opener ?? null,
        claimed_at: isClaimed ? sql`now()` : null,
      })
      .onConflict((conflict) => conflict.column('booking_request_id').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (row && !isClaimed)
      await enqueue(trx, {
        queue: PAYMENT_EXPIRY_QUEUE,
        subject: bookingRequestId,
        inSeconds: EXPIRY_SECONDS,
      })
    return row
  })
  const row = fresh ?? (await paymentOf(db, bookingRequestId))
  if (!row) throw new Error('a payment is missing')
  return row
}

export function paymentOf(db: Kysely<Database>, bookingRequestId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('booking_request_id', '=', bookingRequestId)
    .executeTakeFirst()
}

/** The member's customer at the card provider, created on first use. */
export async function customerOf({ db, cards }: OpeningDeps, member: string): Promise<string> {
  const find = () =>
    db
      .selectFrom('card_customers')
      .select('customer')
      .where('user_id', '=', member)
      .where('provider', '=', cards.provider)
      .executeTakeFirst()
  const existing = await find()
  if (existing) return existing.customer
  const customer = await cards.createCustomer(member, `customer:${member}`)
  await db
    .insertInto('card_customers')
    .values({ user_id: member, provider: cards.provider, customer })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await find())?.customer ?? customer
}

/** Claims it for a booking, which then settles it. False when it has expired before. */
export async function claimPayment(trx: Kysely<Database>, bookingRequestId: string): Promise<boolean> {
  const claimed = await trx
    .updateTable('payments')
    .set({ claimed_at: sql`now()` })
    .where('booking_request_id', '=', bookingRequestId)
    .where('expired_at', 'is', null)
    .executeTakeFirst()
  return claimed.numUpdatedRows > 0n
}

/** Job: releases a hold without a booking, for example after the traveller closed the page. */
export async function expirePayment({ db, cards }: OpeningDeps, bookingRequestId: string): Promise<void> {
  const expired = await db
    .updateTable('payments')
    .set({ expired_at: sql`now()` })
    .where('booking_request_id', '=', bookingRequestId)
    .where('claimed_at', 'is', null)
    .returning('intent_id')
    .executeTakeFirst()
  if (!expired?.intent_id) return
  await cards.cancel(expired.intent_id, `expire:${bookingRequestId}`).catch((error: unknown) => {
    if (!(error instanceof CardError) || error.kind === 'UNAVAILABLE') throw error
  })
}
