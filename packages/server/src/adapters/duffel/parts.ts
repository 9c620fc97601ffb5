import type { ExchangeRates } from '../../ports/exchange-rates.ts'
import type { Calls } from './calls.ts'
import type { Content } from './content.ts'
import type { Searches } from './searches.ts'

/** Parts that the files of the adapter share. */
export interface DuffelParts {
  readonly calls: Calls
  readonly content: Content
  readonly searches: Searches
  readonly rates: Pick<ExchangeRates, 'perDollar'>
  readonly now: () => Date
}
