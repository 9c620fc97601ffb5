import { type Kysely, sql } from 'kysely'
import pLimit from 'p-limit'
import { Gauge } from 'prom-client'
import type { Database, OpenDatabase } from '../../../kernel/db/database.ts'
import type { Metrics } from '../../../kernel/http/metrics.ts'
import { QUEUE_SCHEMA } from '../../../kernel/jobs/enqueue.ts'
import type { ExchangeRates } from '../../../ports/exchange-rates.ts'
import type { Suppliers } from '../../../ports/suppliers.ts'
import { strandedBookings } from './without-settings.ts'

interface Row {
  readonly name: string
  readonly count: number
  /** Age of the oldest, seconds. */
  readonly seconds: number
}

/** Cancellations of whole trips, and of a room or a night. */
const cancelling = sql`(
  select state, attempts, created_at from cancellations
  union all select state, attempts, created_at from trip_parts
) as cancelling`

interface Question {
  readonly help: string
  readonly label: string
  readonly ask: ReturnType<typeof sql<Row>>
  /** Labels that exist with a count of 0: a state without rows must not look like one that is not measured. */
  readonly always?: readonly string[]
}

/** Counts in the database at each scrape, by the metric's name. Every process returns the same. */
const questions = (suppliers: Suppliers): Readonly<Record<string, Question>> => ({
  outbox: {
    help: 'Due jobs that no worker has started, by queue',
    label: 'queue',
    ask: sql<Row>`
      select queue.name, count(job.id)::int as count,
        coalesce(extract(epoch from max(now() - job.start_after)), 0)::float as seconds
      from ${sql.table(`${QUEUE_SCHEMA}.queue`)} as queue left join ${sql.table(`${QUEUE_SCHEMA}.job`)} as job
        on job.name = queue.name and job.state < 'active' and job.start_after <= now()
      where queue.name not like '\\_\\_%' group by queue.name`,
  },
  bookings_open: {
    help: 'Open bookings, by the state of their saga',
    label: 'state',
    always: ['stored', 'authorised', 'booked', 'failing'],
    ask: sql<Row>`
      select state as name, count(*)::int as count, extract(epoch from max(now() - updated_at))::float as seconds
      from booking_requests where state not in ('complete', 'failed') group by state`,
  },
  cancellations_open: {
    help: 'Open cancellations of trips and of parts, by state; owed: a refund was refused for good; disputed: a bank decides about its payment',
    label: 'state',
    always: ['asked', 'released', 'credited', 'owed', 'disputed'],
    ask: sql<Row>`
      select state as name, count(*)::int as count, extract(epoch from max(now() - created_at))::float as seconds
      from ${cancelling} where state in ('asked', 'released', 'credited', 'owed', 'disputed') group by state`,
  },
  refunds_refused: {
    help: 'Refused refunds that are retried',
    label: 'state',
    always: ['released', 'credited'],
    ask: sql<Row>`
      select state as name, count(*)::int as count, extract(epoch from max(now() - created_at))::float as seconds
      from ${cancelling} where attempts > 0 and state in ('released', 'credited') group by state`,
  },
  mails: {
    help: 'Mails that wait for another attempt, or were given up in the last 24 hours',
    label: 'state',
    always: ['waiting', 'failed'],
    ask: sql<Row>`
      select case when failed_at is null then 'waiting' else 'failed' end as name,
        count(*)::int as count, extract(epoch from max(now() - created_at))::float as seconds
      from mails where sent_at is null and attempts > 0
        and (failed_at is null or failed_at > now() - interval '1 day') group by 1`,
  },
  card_payments: {
    help: 'Card payments of the last 24 hours, by their result',
    label: 'state',
    always: ['open', 'claimed', 'expired'],
    ask: sql<Row>`
      select case when expired_at is not null then 'expired' when claimed_at is not null then 'claimed' else 'open' end as name,
        count(*)::int as count, extract(epoch from max(now() - created_at))::float as seconds
      from payments where created_at > now() - interval '1 day' group by 1`,
  },
  bitcoin_payments: {
    help: 'Bitcoin payments that are awaited, or arrived and not spent, by state',
    label: 'state',
    always: ['open', 'paid'],
    ask: sql<Row>`
      select state as name, count(*)::int as count, extract(epoch from max(now() - created_at))::float as seconds
      from bitcoin_sources where state in ('open', 'paid') group by state`,
  },
  bookings_without_supplier: {
    help: 'Open bookings and future stays of suppliers without settings, by supplier',
    label: 'supplier',
    ask: strandedBookings(suppliers),
    always: suppliers.all.map(({ name }) => name),
  },
})

/** Adds gauges of waiting work by state; `<name>` counts, `<name>_oldest_seconds` is the age of the oldest. */
export function addGauges({ registry }: Metrics, { db, pool }: OpenDatabase, suppliers: Suppliers): void {
  registry.removeSingleMetric('database_connections')
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to its database, and who waits for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'wanted' }, pool.waitingCount)
    },
  })
  // One query at a time: a scrape must not take connections from bookings.
  const inTurn = pLimit(1)
  for (const [name, { help, label, ask, always = [] }] of Object.entries(questions(suppliers))) {
    const answer = once(() => inTurn(() => read(db, ask)))
    const add = (metric: string, words: string, figureOf: (row: Row) => number) => {
      registry.removeSingleMetric(metric)
      new Gauge({
        name: metric,
        help: words,
        labelNames: [label],
        registers: [registry],
        async collect() {
          const rows = await answer()
          this.reset()
          for (const each of rows ? always : []) this.set({ [label]: each }, 0)
          for (const row of rows ?? []) this.set({ [label]: row.name }, figureOf(row))
        },
      })
    }
    add(name, help, ({ count }) => count)
    add(`${name}_oldest_seconds`, `${help}: age of the oldest`, ({ seconds }) => seconds)
  }
}

/** Age of the exchange rates of this process: small while they can be read. */
export function addRatesAge({ registry }: Metrics, rates: ExchangeRates): void {
  registry.removeSingleMetric('exchange_rates_age_seconds')
  new Gauge({
    name: 'exchange_rates_age_seconds',
    help: 'Seconds since this process has read the exchange rates; after four days it sells in US dollars only',
    registers: [registry],
    collect() {
      this.set(rates.ageSeconds())
    },
  })
}

/** Shares a running query: a count and an age of the same scrape. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => {
    running ??= ask().finally(() => {
      running = undefined
    })
    return running
  }
}

/** Undefined while the database does not answer: then a scrape lacks this gauge, and an alert can fire. */
const read = (db: Kysely<Database>, ask: ReturnType<typeof sql<Row>>) =>
  ask.execute(db).then(
    ({ rows }) => rows,
    () => undefined,
  )
