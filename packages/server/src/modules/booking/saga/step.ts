import type { Kysely } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import type { Cards, TypedCard } from '../../../ports/cards.ts'
import type { BookingDeps as Deps } from '../deps.ts'
import { findRequest, type RequestRow } from './requests.ts'

/** What the steps of a booking are built from. */
export type SagaDeps = Pick<
  Deps,
  'config' | 'db' | 'log' | 'now' | 'supplier' | 'exchangeRates' | 'brands' | 'jobs' | 'wallet' | 'bitcoin'
> & {
  readonly cards: Cards
}

/** A step cannot go on now; nothing is lost, it is tried again in so many seconds. */
export class Later extends Error {
  override readonly name = 'Later'
  readonly seconds: number

  constructor(reason: string, seconds = 2) {
    super(reason)
    this.seconds = seconds
  }
}

/** One step: answers the request as it is then. Throws Later. */
export type Step = (deps: SagaDeps, row: RequestRow, card: TypedCard | undefined) => Promise<RequestRow>

/** Runs a transition in a transaction; when somebody else moved the request meanwhile, answers it as it is now. */
export async function advance(
  db: Kysely<Database>,
  row: RequestRow,
  change: (trx: Kysely<Database>) => Promise<RequestRow | undefined>,
): Promise<RequestRow> {
  const moved = await db.transaction().execute(change)
  const now = moved ?? (await findRequest(db, row.id))
  if (!now) throw new Error(`booking request ${row.id} is gone`)
  return now
}
