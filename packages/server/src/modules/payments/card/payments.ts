import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { ApiError } from '../../../kernel/http/api-error.ts'
import { leaveWork } from '../../../kernel/jobs/jobs.ts'
import { CardError, type CardIntent, type Cards } from '../../../ports/cards.ts'
import { dueNowOf, QUOTE_SECONDS, type Quote } from '../../booking/contract/quote.ts'
import type { PaymentTables } from './tables.ts'

export type PaymentRow = Selectable<PaymentTables['payments']>

export const PAYMENT_EXPIRY_QUEUE = 'payment-expiry'
// Later than any contract that it could be used with.
const EXPIRY_SECONDS = QUOTE_SECONDS + 15 * 60

interface Opening {
  readonly bookingRequestId: string
  readonly quote: Quote
  /** Id of the signed-in member, whose card may be kept. */
  readonly member?: string | undefined
}

/**
 * The payment of a booking request, opened at the provider on first use; asked again, the same one. Throws 409
 * IDEMPOTENCY_CONFLICT when the request's payment was opened for another contract.
 */
export async function openPayment(
  { db, cards }: { readonly db: Kysely<Database>; readonly cards: Cards },
  opening: Opening,
): Promise<CardIntent> {
  const { bookingRequestId, quote, member } = opening
  const amount = dueNowOf(quote)
  const payment = await reserve(db, cards.provider, opening)
  if (payment.quote_id !== quote.id || payment.ref_id !== quote.refId || payment.provider !== cards.provider)
    throw new ApiError(409, 'IDEMPOTENCY_CONFLICT', 'This booking request was begun with another contract.')
  if (payment.intent_id) return cards.retrieve(payment.intent_id)
  const intent = await cards.createIntent(
    {
      amount,
      bookingRequestId,
      quoteId: quote.id,
      hotelId: quote.key.hotelId,
      customer: member && (await customerOf({ db, cards }, member)),
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
  { bookingRequestId, quote, member }: Opening,
): Promise<PaymentRow> {
  const fresh = await db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('payments')
      .values({
        booking_request_id: bookingRequestId,
        provider,
        intent_id: null,
        quote_id: quote.id,
        ref_id: quote.refId,
        user_id: member ?? null,
        amount_minor: quote.price.dueNow,
        currency: quote.key.currency,
      })
      .onConflict((conflict) => conflict.column('booking_request_id').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (row)
      await leaveWork(trx, {
        queue: PAYMENT_EXPIRY_QUEUE,
        subject: bookingRequestId,
        inSeconds: EXPIRY_SECONDS,
      })
    return row
  })
  const row = fresh ?? (await paymentOf(db, bookingRequestId))
  if (!row) throw new Error('a payment vanished')
  return row
}

export function paymentOf(db: Kysely<Database>, bookingRequestId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('booking_request_id', '=', bookingRequestId)
    .executeTakeFirst()
}

/** The member at the card provider, made on first use. */
async function customerOf(
  { db, cards }: { readonly db: Kysely<Database>; readonly cards: Cards },
  member: string,
): Promise<string> {
  const find = () =>
    db
      .selectFrom('card_customers')
      .select('customer')
      .where('user_id', '=', member)
      .where('provider', '=', cards.provider)
      .executeTakeFirst()
  const known = await find()
  if (known) return known.customer
  const customer = await cards.createCustomer(member, `customer:${member}`)
  await db
    .insertInto('card_customers')
    .values({ user_id: member, provider: cards.provider, customer })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await find())?.customer ?? customer
}

/** Job: lets a hold go that no booking ever asked for, as when somebody pays and closes the page. */
export async function expirePayment(
  { db, cards }: { readonly db: Kysely<Database>; readonly cards: Cards },
  bookingRequestId: string,
): Promise<void> {
  const booking = await db
    .selectFrom('booking_requests')
    .select('id')
    .where('id', '=', bookingRequestId)
    .where('payment_method', '=', 'CREDIT')
    .executeTakeFirst()
  // From there on the booking's own saga settles it.
  if (booking) return
  const payment = await paymentOf(db, bookingRequestId)
  if (!payment?.intent_id) return
  await cards.cancel(payment.intent_id, `expire:${bookingRequestId}`).catch((error: unknown) => {
    if (!(error instanceof CardError) || error.kind === 'UNAVAILABLE') throw error
  })
}
