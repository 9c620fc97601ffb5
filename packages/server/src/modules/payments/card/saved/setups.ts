import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import { notFound } from '../../../../kernel/http/api-error.ts'
import type { Member } from '../../../../kernel/http/member.ts'
import type { CardSetup, Cards } from '../../../../ports/cards.ts'
import type { PaymentDeps as Deps } from '../../deps.ts'
import { MOST_PER_CONTRACT, tooManyDeclines } from '../declines.ts'
import { customerOf } from '../payments.ts'

/** Declines of all setups of a member in this time count together, as the setups of a card tester are many. */
const DECLINE_SECONDS = 24 * 3_600

/**
 * Starts to save a card of the member, without a payment. Throws 404 NOT_FOUND at a brand without cardManagement, and
 * 429 RATE_LIMITED after too many declined cards.
 */
export async function openSetup({ brands, cards, db }: Deps, { id, refId }: Member): Promise<CardSetup> {
  const { cardManagement } = (await brands.of(refId)).flags
  if (!cardManagement) throw notFound('This brand stores no cards.')
  if ((await declinesOf(db, id)) >= MOST_PER_CONTRACT) throw tooManyDeclines(DECLINE_SECONDS)
  const setup = await cards.createSetup(await customerOf({ db, cards }, id), `setup:${randomUUID()}`)
  await db
    .insertInto('card_setups')
    .values({ id: setup.id, user_id: id })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return setup
}

/** Records a declined card. Over the limit it ends the setup, whose secret a browser may use for card after card. */
export async function noteSetupDecline(
  { db, cards }: { readonly db: Kysely<Database>; readonly cards: Cards },
  setupId: string,
): Promise<void> {
  const setup = await db
    .updateTable('card_setups')
    .set({ declines: sql`declines + 1` })
    .where('id', '=', setupId)
    .returning('user_id')
    .executeTakeFirst()
  if (setup && (await declinesOf(db, setup.user_id)) >= MOST_PER_CONTRACT)
    await cards.cancelSetup(setupId, `declines:${setupId}`).catch(() => undefined)
}

async function declinesOf(db: Kysely<Database>, member: string): Promise<number> {
  const { count } = await db
    .selectFrom('card_setups')
    .select(({ fn }) => fn.sum<number | null>('declines').as('count'))
    .where('user_id', '=', member)
    .where('created_at', '>', sql<Date>`now() - ${DECLINE_SECONDS} * interval '1 second'`)
    .executeTakeFirstOrThrow()
  return count ?? 0
}
