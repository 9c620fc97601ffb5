import type { ExchangeRates } from '../../ports/exchange-rates.ts'
import type { Calls } from './calls.ts'
import type { Content } from './content.ts'

/** Parts that the files of the adapter share. */
export interface LiteapiParts {
  readonly calls: Calls
  readonly content: Content
  readonly rates: Pick<ExchangeRates, 'perDollar'>
  /** ISO 3166-1 alpha-2: rates depend on it, and travellers are not asked for theirs. */
  readonly nationality: string
  readonly now: () => Date
}
