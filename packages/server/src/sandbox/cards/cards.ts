import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { cardTypeOf, isCvc, isExpiry, type Money, money, stripCardNumber } from '@staykit/domain'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../kernel/db/database.ts'
import { keyFor } from '../../kernel/http/signed-token.ts'
import {
  CardError,
  type CardIntent,
  type Cards,
  type IntentStatus,
  type NewIntent,
  type TypedCard,
} from '../../ports/cards.ts'
import { notATestCard } from '../../ports/test-cards.ts'
import { testBehaviourOf } from '../testville/behaviour.ts'
import type { SandboxCardTables } from './tables.ts'
import { type FailureCode, failures, savedTestCard, testCardOf } from './test-cards.ts'

type Row = Selectable<SandboxCardTables['sandbox_intents']>

/** The sandbox provider: what the card frame asks besides the port. */
export interface SandboxCards extends Cards {
  readonly provider: 'sandbox'
  /** The intent of a client secret. Throws NOT_FOUND for a forged one. */
  bySecret(clientSecret: string): Promise<CardIntent>
  /** Ends the 3-D Secure challenge of an intent in requires_action. */
  finishChallenge(id: string, passed: boolean): Promise<CardIntent>
}

/** Whether a card provider is the sandbox's, however it was wrapped. */
export const isSandboxCards = (cards: Cards): cards is SandboxCards => cards.provider === 'sandbox'

/** A card provider that behaves like Stripe's payment intents, keeps its states in PostgreSQL and charges nobody. */
export function createSandboxCards(options: {
  readonly db: Kysely<Database>
  readonly secret: string
  readonly now: () => Date
}): SandboxCards {
  const { db, now } = options
  const key = keyFor(options.secret, 'sandbox-client-secret')
  const secretOf = (id: string) => `${id}_secret_${createHmac('sha256', key).update(id).digest('base64url')}`
  const shown = (row: Row) => intentOf(row, secretOf(row.id))

  const load = async (id: string): Promise<CardIntent> => shown(await rowOf(id))
  const fingerprintKey = keyFor(options.secret, 'sandbox-card-fingerprint')
  const fingerprintOf = (number: string) =>
    createHmac('sha256', fingerprintKey).update(number).digest('base64url')
  /** One atomic statement: the change happens in the right state only. */
  const move = async (
    id: string,
    from: readonly IntentStatus[],
    change: Partial<Omit<Row, 'id'>>,
  ): Promise<CardIntent | undefined> => {
    const row = await db
      .updateTable('sandbox_intents')
      .set(change)
      .where('id', '=', id)
      .where('status', 'in', from)
      .returningAll()
      .executeTakeFirst()
    return row && shown(row)
  }
  const rowOf = async (id: string): Promise<Row> => {
    const row = await db.selectFrom('sandbox_intents').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw new CardError('NOT_FOUND', 'There is no such payment.')
    return row
  }
  const confirm = async (id: string, change: Partial<Row>): Promise<CardIntent> => {
    const moved = await move(id, ['requires_payment_method', 'requires_action'], change)
    if (moved) return moved
    const again = await load(id)
    if (again.status === 'canceled')
      throw new CardError('WRONG_STATE', 'This payment was ended. Please start again.')
    return again
  }
  const settled = async (id: string, wanted: IntentStatus): Promise<CardIntent> => {
    const intent = await load(id)
    if (intent.status === wanted) return intent
    throw new CardError('WRONG_STATE', `The payment is ${intent.status}.`)
  }

  return {
    provider: 'sandbox',
    retrieve: load,
    async createIntent(intent, idempotencyKey) {
      await db
        .insertInto('sandbox_intents')
        .values(newRow(intent, idempotencyKey))
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .execute()
      const row = await db
        .selectFrom('sandbox_intents')
        .selectAll()
        .where('idempotency_key', '=', idempotencyKey)
        .executeTakeFirstOrThrow()
      return shown(row)
    },
    async confirmTestCard(id, card) {
      const { forced_outcome } = await rowOf(id)
      const change = outcomeOf(card, forced_outcome, now())
      return confirm(id, { ...change, fingerprint: fingerprintOf(stripCardNumber(card.number)) })
    },
    createCustomer: async (member) => `cus_${member}`,
    async confirmSaved(id, { brand, lastFour, expMonth, expYear }) {
      const { forced_outcome } = await rowOf(id)
      const card = savedTestCard(brand, lastFour)
      if (!card) throw new CardError('REFUSED', notATestCard, 'not_a_test_card')
      const typed = { number: card.number, cvc: card.brand === 'amex' ? '1234' : '123', expMonth, expYear }
      return confirm(id, { ...outcomeOf(typed, forced_outcome, now()), fingerprint: null })
    },
    async cardOf(id) {
      const { brand, last_four, exp_month, exp_year, fingerprint, status } = await rowOf(id)
      const isPaid = status === 'requires_capture' || status === 'succeeded'
      if (!isPaid || !brand || !last_four || !exp_month || !exp_year || !fingerprint) return undefined
      const card = { brand, lastFour: last_four, expMonth: exp_month, expYear: exp_year }
      return { ...card, token: `pm_${randomUUID()}`, customer: '', fingerprint }
    },
    updateSaved: async () => undefined,
    forget: async () => undefined,
    async finishChallenge(id, passed) {
      const change = passed
        ? ({ status: 'requires_capture', failure_code: null } as const)
        : ({ status: 'requires_payment_method', failure_code: 'authentication_failed' } as const)
      return (await move(id, ['requires_action'], change)) ?? load(id)
    },
    async bySecret(clientSecret) {
      const id = /^(pi_[\w-]+?)_secret_/.exec(clientSecret)?.[1] ?? ''
      const [given, right] = [Buffer.from(clientSecret), Buffer.from(secretOf(id))]
      if (given.length !== right.length || !timingSafeEqual(given, right))
        throw new CardError('NOT_FOUND', 'There is no such payment.')
      return load(id)
    },
    async capture(id, amount) {
      const intent = await load(id)
      if (amount.minor > intent.amount.minor || amount.currency !== intent.amount.currency)
        throw new CardError('REFUSED', 'More than was held cannot be captured.')
      const moved = await move(id, ['requires_capture'], {
        status: 'succeeded',
        captured_minor: amount.minor,
      })
      return moved ?? settled(id, 'succeeded')
    },
    async cancel(id) {
      const open = ['requires_payment_method', 'requires_action', 'requires_capture'] as const
      return (await move(id, open, { status: 'canceled' })) ?? settled(id, 'canceled')
    },
    refund: (id, amount, idempotencyKey) => refund(db, id, amount, idempotencyKey),
    readEvent: () => undefined,
  }
}

async function refund(db: Kysely<Database>, id: string, amount: Money, key: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto('sandbox_refunds')
      .values({ idempotency_key: key, intent_id: id, amount_minor: amount.minor })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .executeTakeFirst()
    if (!made.numInsertedOrUpdatedRows) return
    const changed = await trx
      .updateTable('sandbox_intents')
      .set({ refunded_minor: sql`refunded_minor + ${amount.minor}` })
      .where('id', '=', id)
      .where('status', '=', 'succeeded')
      .where('currency', '=', amount.currency)
      .where(sql<boolean>`refunded_minor + ${amount.minor} <= captured_minor`)
      .executeTakeFirst()
    if (!changed.numUpdatedRows) throw new CardError('REFUSED', 'That much was not charged.')
  })
}

const newRow = (intent: NewIntent, idempotencyKey: string) => ({
  id: `pi_${randomBytes(15).toString('base64url').replace(/[_-]/g, 'x')}`,
  idempotency_key: idempotencyKey,
  amount_minor: intent.amount.minor,
  currency: intent.amount.currency,
  status: 'requires_payment_method' as const,
  forced_outcome: forcedBy(intent.hotelId),
  booking_request_id: intent.bookingRequestId,
  quote_id: intent.quoteId,
})

/** Some hotels of Testville decide what happens, whatever the card. */
function forcedBy(hotelId: string): Row['forced_outcome'] {
  const behaviour = testBehaviourOf(hotelId)
  return behaviour === 'challenge' || behaviour === 'declined' ? behaviour : null
}

/** What an attempt to pay makes of an intent. Throws REFUSED for what no provider would take. */
function outcomeOf(card: TypedCard, forced: Row['forced_outcome'], today: Date): Partial<Row> {
  const known = testCardOf(card.number)
  if (!known) throw new CardError('REFUSED', notATestCard, 'not_a_test_card')
  const code = cardTypeOf(card.number)?.code
  if (!isCvc(card.cvc, code))
    throw new CardError('REFUSED', "The card's security code is incomplete.", 'incomplete_cvc')
  const year = String(card.expYear % 100).padStart(2, '0')
  if (!isExpiry(String(card.expMonth), year, today.toISOString()))
    throw new CardError('REFUSED', "Your card's expiration date is in the past.", 'invalid_expiry')
  const kept = {
    brand: known.brand,
    last_four: known.number.slice(-4),
    exp_month: card.expMonth,
    exp_year: card.expYear,
  }
  const outcome =
    known.outcome === 'ok' ? (forced === 'declined' ? 'card_declined' : (forced ?? 'ok')) : known.outcome
  if (outcome === 'ok') return { ...kept, status: 'requires_capture', failure_code: null }
  if (outcome === 'challenge') return { ...kept, status: 'requires_action', failure_code: null }
  return { ...kept, status: 'requires_payment_method', failure_code: outcome }
}

function intentOf(row: Row, clientSecret: string): CardIntent {
  const { brand, last_four: lastFour, exp_month: expMonth, exp_year: expYear } = row
  const code = row.failure_code
  return {
    id: row.id,
    clientSecret,
    status: row.status,
    amount: money(row.amount_minor, row.currency),
    captured: money(row.captured_minor, row.currency),
    refunded: money(row.refunded_minor, row.currency),
    bookingRequestId: row.booking_request_id,
    quoteId: row.quote_id,
    ...(brand && lastFour && expMonth && expYear ? { card: { brand, lastFour, expMonth, expYear } } : {}),
    ...(code
      ? { failure: { code, message: failures[code as FailureCode] ?? 'Your card was declined.' } }
      : {}),
  }
}
