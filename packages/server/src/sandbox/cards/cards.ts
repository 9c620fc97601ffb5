import { createHash, createHmac, randomUUID } from 'node:crypto'
import { cardTypeOf, isCvc, isExpiry, type Money, stripCardNumber } from '@staykit/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/database.ts'
import { keyFor } from '../../kernel/http/signed-token.ts'
import {
  CardError,
  type CardIntent,
  type Cards,
  type IntentStatus,
  type TypedCard,
} from '../../ports/cards.ts'
import { notATestCard } from '../../ports/test-cards.ts'
import { type Row, type SandboxIntents, sandboxIntents } from './intents.ts'
import { sandboxSetups } from './setups.ts'
import { savedTestCard, testCardOf } from './test-cards.ts'

/** The sandbox provider: calls of the card frame besides the port. */
export interface SandboxCards extends Cards {
  readonly provider: 'sandbox'
  /** The intent of a client secret. Throws NOT_FOUND for a forged one. */
  bySecret(clientSecret: string): Promise<CardIntent>
  /** Ends the 3-D Secure challenge of an intent in requires_action. */
  finishChallenge(id: string, passed: boolean): Promise<CardIntent>
}

/** Whether a card provider is the sandbox's, also inside a wrapper. */
export const isSandboxCards = (cards: Cards): cards is SandboxCards => cards.provider === 'sandbox'

/** A card provider that behaves like Stripe's payment intents, stores its states in PostgreSQL and charges no money. */
export function createSandboxCards(options: {
  readonly db: Kysely<Database>
  readonly secret: string
  readonly now: () => Date
}): SandboxCards {
  const { db, secret, now } = options
  const intents = sandboxIntents(db, secret)
  const fingerprintOf = fingerprints(secret)
  return {
    provider: 'sandbox',
    statement: () => 'STAYKIT SANDBOX',
    retrieve: intents.load,
    createIntent: intents.create,
    bySecret: intents.bySecret,
    ...paying(intents, fingerprintOf, now),
    ...settling(intents),
    refund: (id, amount, idempotencyKey) => refund(db, id, amount, idempotencyKey),
    ...saved(intents),
    ...sandboxSetups({ secret, now, fingerprintOf }),
    movedIn: (from, to) => movedIn(db, from, to),
    readEvent: () => undefined,
  }
}

/** Hash of a card's number, which identifies the same number. */
function fingerprints(secret: string) {
  const key = keyFor(secret, 'sandbox-card-fingerprint')
  return (number: string) => createHmac('sha256', key).update(stripCardNumber(number)).digest('base64url')
}

type Paying = Pick<SandboxCards, 'confirmTestCard' | 'confirmSaved' | 'finishChallenge'>

/** Attempts to pay. */
function paying(intents: SandboxIntents, fingerprintOf: (number: string) => string, now: () => Date): Paying {
  const { rowOf, move, confirm, load } = intents
  return {
    async confirmTestCard(id, card) {
      const { forced_outcome } = await rowOf(id)
      const change = outcomeOf(card, forced_outcome, now())
      return confirm(id, { ...change, fingerprint: fingerprintOf(card.number) })
    },
    async confirmSaved(id, { brand, lastFour, expMonth, expYear }) {
      const { forced_outcome } = await rowOf(id)
      const card = savedTestCard(brand, lastFour)
      if (!card) throw new CardError('REFUSED', notATestCard, 'not_a_test_card')
      const typed = { number: card.number, cvc: card.brand === 'amex' ? '1234' : '123', expMonth, expYear }
      return confirm(id, { ...outcomeOf(typed, forced_outcome, now()), fingerprint: null })
    },
    async finishChallenge(id, passed) {
      const change = passed
        ? ({ status: 'requires_capture', failure_code: null } as const)
        : ({ status: 'requires_payment_method', failure_code: 'authentication_failed' } as const)
      return (await move(id, ['requires_action'], change)) ?? load(id)
    },
  }
}

/** Capture, cancellation and refund of a hold. */
function settling({ load, move }: SandboxIntents): Pick<SandboxCards, 'capture' | 'cancel'> {
  const settled = async (id: string, target: IntentStatus): Promise<CardIntent> => {
    const intent = await load(id)
    if (intent.status === target) return intent
    throw new CardError('WRONG_STATE', `The payment is ${intent.status}.`)
  }
  return {
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
  }
}

/** Saved cards of members. */
function saved({
  rowOf,
}: SandboxIntents): Pick<
  SandboxCards,
  'createCustomer' | 'cardOf' | 'updateSaved' | 'forget' | 'forgetCustomer'
> {
  return {
    createCustomer: async (member) => `cus_${createHash('sha256').update(member).digest('hex').slice(0, 24)}`,
    async cardOf(id) {
      const { brand, last_four, exp_month, exp_year, fingerprint, status } = await rowOf(id)
      const isPaid = status === 'requires_capture' || status === 'succeeded'
      if (!isPaid || !brand || !last_four || !exp_month || !exp_year || !fingerprint) return undefined
      const card = { brand, lastFour: last_four, expMonth: exp_month, expYear: exp_year }
      return { ...card, token: `pm_${randomUUID()}`, customer: '', fingerprint }
    },
    updateSaved: async () => undefined,
    forget: async () => undefined,
    forgetCustomer: async () => undefined,
  }
}

/** The sandbox stores when a payment was opened and refunded; it has no disputes. */
async function movedIn(db: Kysely<Database>, from: Date, to: Date) {
  const { rows } = await sql<{ intentId: string }>`
    select id as "intentId" from sandbox_intents
      where captured_minor > 0 and created_at >= ${from} and created_at < ${to}
    union select intent_id from sandbox_refunds where created_at >= ${from} and created_at < ${to}`.execute(
    db,
  )
  return rows.map(({ intentId }) => ({ intentId, isDisputed: false }))
}

async function refund(db: Kysely<Database>, id: string, amount: Money, key: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto('sandbox_refunds')
      .values({ idempotency_key: key, intent_id: id, amount_minor: amount.minor })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .executeTakeFirst()
    if (!inserted.numInsertedOrUpdatedRows) return
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

/** Effect of an attempt to pay on an intent. Throws REFUSED for cards that no provider would accept. */
function outcomeOf(card: TypedCard, forced: Row['forced_outcome'], today: Date): Partial<Row> {
  const testCard = testCardOf(card.number)
  if (!testCard) throw new CardError('REFUSED', notATestCard, 'not_a_test_card')
  const code = cardTypeOf(card.number)?.code
  if (!isCvc(card.cvc, code))
    throw new CardError('REFUSED', "The card's security code is incomplete.", 'incomplete_cvc')
  const year = String(card.expYear % 100).padStart(2, '0')
  if (!isExpiry(String(card.expMonth), year, today.toISOString()))
    throw new CardError('REFUSED', "Your card's expiration date is in the past.", 'invalid_expiry')
  const details = {
    brand: testCard.brand,
    last_four: testCard.number.slice(-4),
    exp_month: card.expMonth,
    exp_year: card.expYear,
  }
  const outcome =
    testCard.outcome === 'ok'
      ? forced === 'declined'
        ? 'card_declined'
        : (forced ?? 'ok')
      : testCard.outcome
  if (outcome === 'ok') return { ...details, status: 'requires_capture', failure_code: null }
  if (outcome === 'challenge') return { ...details, status: 'requires_action', failure_code: null }
  return { ...details, status: 'requires_payment_method', failure_code: outcome }
}
