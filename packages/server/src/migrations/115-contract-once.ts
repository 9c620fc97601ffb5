import { fromMajor, type Money } from '@staykit/domain'
import { type Kysely, sql } from 'kysely'

type Amounts = Readonly<Record<string, unknown>>
interface FormerContract {
  readonly [field: string]: unknown
  readonly rate: { readonly [field: string]: unknown; readonly price: Amounts }
  readonly dueNowUsd?: number
  readonly priceChange?: { readonly previousFinal: number }
}

/** A contract is kept once, in quotes, with amounts in minor units; bookings refer to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into quotes (id, contract, expires_at)
    select quote ->> 'id', contract, created_at from booking_requests
    on conflict (id) do nothing`.execute(db)
  const { rows } = await sql<{ id: string; contract: FormerContract }>`
    select id, contract from quotes`.execute(db)
  for (const { id, contract } of rows)
    await sql`update quotes set contract = ${JSON.stringify(kept(contract))} where id = ${id}`.execute(db)
  await sql`alter table booking_requests add column quote_id text references quotes`.execute(db)
  await sql`update booking_requests set quote_id = quote ->> 'id'`.execute(db)
  await sql`
    alter table booking_requests alter column quote_id set not null, drop column contract`.execute(db)
  await sql`create index booking_requests_quote on booking_requests (quote_id)`.execute(db)
  await sql`alter table bookings drop column contract`.execute(db)
}

const amounts = [
  'display',
  'displayStrikethrough',
  'subtotal',
  'taxes',
  'total',
  'final',
  'dueNow',
  'dueAtHotel',
]

function kept({ meta: _, dueNowUsd, priceChange, rate, ...same }: FormerContract) {
  const { price } = rate
  const currency = String(price.currencyCode)
  const money = (amount: unknown): Money => fromMajor(Number(amount), currency)
  const exact = amounts.flatMap((name) => (price[name] === undefined ? [] : [[name, money(price[name])]]))
  return {
    ...same,
    rate: {
      ...rate,
      price: { ...Object.fromEntries(exact), propertyFee: money(price.propertyFeeDisplay) },
    },
    dueNowUsdCents: Math.round((dueNowUsd ?? 0) * 100),
    ...(priceChange && { previousFinal: money(priceChange.previousFinal) }),
  }
}
