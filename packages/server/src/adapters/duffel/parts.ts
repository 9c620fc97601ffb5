import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/database.ts'
import type { ExchangeRates } from '../../ports/exchange-rates.ts'
import type { Budget } from './budget.ts'
import type { Calls } from './calls.ts'
import type { Content } from './content.ts'
import type { Searches } from './searches.ts'

/** Parts that the files of the adapter share. */
export interface DuffelParts {
  readonly calls: Calls
  readonly budget: Budget
  readonly content: Content
  readonly searches: Searches
  readonly db: Kysely<Database>
  readonly rates: Pick<ExchangeRates, 'perDollar'>
  readonly now: () => Date
  readonly settledMs: number
}
