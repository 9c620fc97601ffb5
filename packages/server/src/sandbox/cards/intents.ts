import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { money } from '@staykit/domain'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../kernel/db/database.ts'
import { keyFor } from '../../kernel/http/signed-token.ts'
import { CardError, type CardIntent, type IntentStatus, type NewIntent } from '../../ports/cards.ts'
import { testBehaviourOf } from '../testville/behaviour.ts'
import type { SandboxCardTables } from './tables.ts'
import { type FailureCode, failures } from './test-cards.ts'

export type Row = Selectable<SandboxCardTables['sandbox_intents']>
export type SandboxIntents = ReturnType<typeof sandboxIntents>

/** The payment intents of the sandbox. Each method throws NOT_FOUND for an unknown id. */
export function sandboxIntents(db: Kysely<Database>, secret: string) {
  const { withSecret, idIn } = clientSecrets(secret)
  const rowOf = async (id: string): Promise<Row> => {
    const row = await db.selectFrom('sandbox_intents').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound()
    return row
  }
  const load = async (id: string): Promise<CardIntent> => withSecret(await rowOf(id))
  /** One atomic statement: the change happens only in the right state. */
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
    return row && withSecret(row)
  }
  /** An attempt to pay; a paid intent stays as it is. Throws WRONG_STATE when it was ended. */
  const confirm = async (id: string, change: Partial<Row>): Promise<CardIntent> => {
    const moved = await move(id, ['requires_payment_method', 'requires_action'], change)
    if (moved) return moved
    const again = await load(id)
    if (again.status === 'canceled')
      throw new CardError('WRONG_STATE', 'This payment was ended. Please start again.')
    return again
  }
  const create = async (intent: NewIntent, idempotencyKey: string) =>
    withSecret(await createRow(db, intent, idempotencyKey))
  const bySecret = async (clientSecret: string) => load(idIn(clientSecret))
  return { rowOf, load, move, confirm, create, bySecret }
}

const notFound = () => new CardError('NOT_FOUND', 'There is no such payment.')

/** The client secret of an intent authorises its payment. */
function clientSecrets(secret: string) {
  const key = keyFor(secret, 'sandbox-client-secret')
  const secretOf = (id: string) => `${id}_secret_${createHmac('sha256', key).update(id).digest('base64url')}`
  return {
    withSecret: (row: Row) => intentOf(row, secretOf(row.id)),
    /** Throws NOT_FOUND for a forged one. */
    idIn: (clientSecret: string): string => {
      const id = /^(pi_[\w-]+?)_secret_/.exec(clientSecret)?.[1] ?? ''
      const [received, right] = [Buffer.from(clientSecret), Buffer.from(secretOf(id))]
      if (received.length !== right.length || !timingSafeEqual(received, right)) throw notFound()
      return id
    },
  }
}

async function createRow(db: Kysely<Database>, intent: NewIntent, idempotencyKey: string): Promise<Row> {
  await db
    .insertInto('sandbox_intents')
    .values(newRow(intent, idempotencyKey))
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute()
  return db
    .selectFrom('sandbox_intents')
    .selectAll()
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow()
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

/** Some hotels of Testville force an outcome, whatever the card. */
function forcedBy(hotelId: string): Row['forced_outcome'] {
  const behaviour = testBehaviourOf(hotelId)
  return behaviour === 'challenge' || behaviour === 'declined' ? behaviour : null
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
