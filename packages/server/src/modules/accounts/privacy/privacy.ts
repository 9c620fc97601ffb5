import { randomUUID } from 'node:crypto'
import { LAST_ZONE } from '@staykit/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { ApiError } from '../../../kernel/http/api-error.ts'
import { enqueue } from '../../../kernel/jobs/jobs.ts'
import type { Cards } from '../../../ports/cards.ts'
import type { Identity } from '../../../ports/identity.ts'
import type { ObjectStore } from '../../../ports/object-store.ts'
import type { UserPool } from '../../../ports/user-pool.ts'
import { FORGET_CUSTOMER_QUEUE } from '../../queues.ts'
import { type Person, personalTables } from './people.ts'

export interface PrivacyDeps {
  readonly db: Kysely<Database>
  readonly now: () => Date
  readonly cards: Cards
  readonly identity: Identity
  readonly pool: UserPool
  /** Stores pictures. */
  readonly objects: ObjectStore
}

export interface PersonExport {
  readonly exportedAt: string
  readonly email: string
  /** Rows by table, as stored, without secrets. */
  readonly tables: Record<string, unknown[]>
}

/** Owner of an address, with or without an account. */
export async function personOf({ identity }: Pick<PrivacyDeps, 'identity'>, email: string): Promise<Person> {
  const lower = email.trim().toLowerCase()
  return { email: lower, userId: (await identity.find(lower))?.id }
}

/** All stored data of a person; omits tables without a row about them. */
export async function exportPerson({ db, now }: PrivacyDeps, person: Person): Promise<PersonExport> {
  const tables: Record<string, unknown[]> = {}
  for (const { table, of, hides = [] } of personalTables) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${of(person)}`.execute(db)
    if (rows.length > 0)
      tables[table] = rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([column]) => !hides.includes(column))),
      )
  }
  return { exportedAt: now().toISOString(), email: person.email, tables }
}

/**
 * Erases a person from every table: the books keep their rows under an anonymous mark. Deletes the picture first; the
 * customer at the card provider with all cards, and the user pool follow. Throws PoolRefusal, and 409 STAY_AHEAD while a
 * stay is booked or being booked.
 */
export async function erasePerson({ db, cards, objects, pool }: PrivacyDeps, person: Person): Promise<void> {
  if (await hasStayAhead(db, person))
    throw new ApiError(
      409,
      'STAY_AHEAD',
      'You have an upcoming stay. Cancel it first, or come back after it.',
    )
  const atPool = await pool.nameOf(person)
  const customers = await db
    .selectFrom('card_customers')
    .select('customer')
    .where('user_id', '=', person.userId ?? '')
    .where('provider', '=', cards.provider)
    .execute()
  const profile = await db
    .selectFrom('profiles')
    .select('info')
    .where('user_id', '=', person.userId ?? '')
    .executeTakeFirst()
  if (profile?.info.profilePictureID) await objects.remove(profile.info.profilePictureID)
  const mark = `erased-${randomUUID()}@erased.invalid`
  await db.transaction().execute(async (trx) => {
    for (const { table, of, becomes } of personalTables) {
      if (becomes === 'same') continue
      await (becomes
        ? sql`update ${sql.table(table)} set ${becomes(mark)} where ${of(person)}`
        : sql`delete from ${sql.table(table)} where ${of(person)}`
      ).execute(trx)
    }
    for (const { customer } of customers)
      await enqueue(trx, { queue: FORGET_CUSTOMER_QUEUE, subject: customer })
    if (atPool) await enqueue(trx, { queue: LEAVE_POOL_QUEUE, subject: atPool })
  })
}

/** Subject: the name of a user in the pool, to remove. Retried until the pool has done it. */
export const LEAVE_POOL_QUEUE = 'leave-pool'
export const privacyQueues = {
  [LEAVE_POOL_QUEUE]: ({ pool }: Pick<PrivacyDeps, 'pool'>, { subject }: Record<string, unknown>) =>
    pool.remove(String(subject)),
}

/** Whether a stay is booked and not over, or being booked: the hotel expects the guest. */
async function hasStayAhead(db: Kysely<Database>, { email, userId }: Person): Promise<boolean> {
  const { rows } = await sql`
    select from bookings where status = 'SUCCESS' and check_out::date >= (now() at time zone ${LAST_ZONE})::date
      and (lower(email) = ${email} or user_id = ${userId ?? null})
    union all
    select from booking_requests where state not in ('complete', 'failed')
      and (lower(email) = ${email} or user_id = ${userId ?? null})
    union all
    select from cancellations join booking_requests as request on request.id = cancellations.request_id
      where cancellations.state not in ('done', 'refused')
      and (lower(request.email) = ${email} or request.user_id = ${userId ?? null})
    union all
    select from trip_parts join booking_requests as request on request.id = trip_parts.request_id
      where trip_parts.state not in ('done', 'refused')
      and (lower(request.email) = ${email} or request.user_id = ${userId ?? null})
    limit 1`.execute(db)
  return rows.length > 0
}
