import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { noteStatement } from '../tracing/statements.ts'
import { isTracing } from '../tracing/tracing.ts'

/** All tables by name. Empty here: `schema.ts` and `sandbox/schema.ts` add the tables of modules and sandbox. */
// biome-ignore lint/suspicious/noEmptyInterface: an interface is what other rooms can add to
export interface Database {}

/** Query builder over one pool. `pool` is for the few places that need their own connection. */
export interface OpenDatabase {
  readonly db: Kysely<Database>
  readonly pool: pg.Pool
  readonly url: string
  close(): Promise<void>
}

const { builtins } = pg.types
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, (text) => text],
])

/**
 * Parsers of column types: dates stay `YYYY-MM-DD` strings, bigint and numeric become numbers (amounts fit), timestamps
 * become Date.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) ||
    pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
}

/** Limit of a statement, ms: callers have given up by then. */
const STATEMENT_MS = 20_000

/**
 * Opens a pool on a PostgreSQL address; connects lazily. `close` may be called twice. PostgreSQL ends a statement, a
 * wait for a lock and an idle transaction after `statementMs`, so that a slow query does not block connections.
 */
export function openDatabase(url: string, max = 10, statementMs = STATEMENT_MS): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    idleTimeoutMillis: 30_000,
    types,
  })
  // A lost connection must not end the process: its query fails, and the next query opens another.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    ...(isTracing() && { log: noteStatement }),
  })
  let closing: Promise<void> | undefined
  return {
    db,
    pool,
    url,
    close() {
      // Kysely does not end a pool that it never used.
      closing ??= db.destroy().then(() => (pool.ended ? undefined : pool.end()))
      return closing
    },
  }
}
