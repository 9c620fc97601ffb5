import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** A row that a saga moves from state to state; `lease_by` is the process that works on it. */
export interface SagaRow {
  readonly state: string
  readonly lease_by: string | null
}

/** A table of such rows. It has the columns state, lease_until, lease_by and updated_at. */
export interface SagaTable<Row extends SagaRow> {
  readonly table: string
  /** Its primary key, a text. */
  readonly key: string
  readonly idOf: (row: Row) => string
  /** States that end the saga. */
  readonly final: readonly Row['state'][]
}

/** Changed columns by name; JSON as text. */
export type Change = Readonly<Record<string, unknown>>

/** Lease of a step, after which another process may take the row over, seconds. */
const LEASE_SECONDS = 15

export const leaseEnd = (seconds = LEASE_SECONDS) => sql<Date>`now() + ${seconds} * interval '1 second'`

/**
 * Leases an open row to this process, and keeps a longer lease of its own. Undefined when the row is final or another
 * process has it.
 */
export async function claim<Row extends SagaRow>(
  db: Kysely<Database>,
  { table, key, final }: SagaTable<Row>,
  id: string,
  owner: string,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    update ${sql.table(table)} set lease_until = greatest(lease_until, ${leaseEnd()}), lease_by = ${owner}
    where ${sql.ref(key)} = ${id} and state not in (${sql.join(final)})
      and (lease_until is null or lease_until < now() or lease_by = ${owner})
    returning *`.execute(db)
  return rows[0]
}

export async function load<Row extends SagaRow>(
  db: Kysely<Database>,
  { table, key }: SagaTable<Row>,
  id: string,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${sql.ref(key)} = ${id}`.execute(db)
  return rows[0]
}

/** Extends the leases of open rows in this state to `seconds` from now, for rows that the owner still has. */
export async function renew<Row extends SagaRow>(
  db: Kysely<Database>,
  { table, key }: SagaTable<Row>,
  {
    ids,
    state,
    owner,
    seconds,
  }: { ids: readonly string[]; state: Row['state']; owner: string; seconds: number },
): Promise<void> {
  await sql`
    update ${sql.table(table)} set lease_until = ${leaseEnd(seconds)}
    where ${sql.ref(key)} = any(${ids}) and state = ${state} and lease_by = ${owner}`.execute(db)
}

export async function release<Row extends SagaRow>(
  db: Kysely<Database>,
  { table, key }: SagaTable<Row>,
  id: string,
  owner: string,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set lease_until = null, lease_by = null
    where ${sql.ref(key)} = ${id} and lease_by = ${owner}`.execute(db)
}

/**
 * Changes and leases a row if it is still in the state that the caller saw; undefined when another process moved it.
 */
export async function move<Row extends SagaRow>(
  trx: Kysely<Database>,
  { table, key, idOf }: SagaTable<Row>,
  row: Row,
  state: Row['state'],
  change: Change = {},
): Promise<Row | undefined> {
  const columns = Object.entries({ ...change, state }).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}`,
  )
  const { rows } = await sql<Row>`
    update ${sql.table(table)} set ${sql.join(columns)}, lease_until = ${leaseEnd()}, updated_at = now()
    where ${sql.ref(key)} = ${idOf(row)} and state = ${row.state}
    returning *`.execute(trx)
  return rows[0]
}
