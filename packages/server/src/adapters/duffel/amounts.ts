import { fromMajor } from '@staykit/domain'
import type { Amounts } from '../supplier/price.ts'
import type { Rate, SearchResult } from './answers.ts'

type Wire = Pick<
  Rate,
  | 'total_amount'
  | 'total_currency'
  | 'base_amount'
  | 'due_at_accommodation_amount'
  | 'due_at_accommodation_currency'
>

/** Amounts of a rate or a quote. */
export const amountsOf = ({ total_amount, total_currency, base_amount, ...due }: Wire): Amounts => ({
  total: fromMajor(total_amount, total_currency),
  base: fromMajor(base_amount ?? total_amount, total_currency),
  dueAtHotel: due.due_at_accommodation_amount
    ? [fromMajor(due.due_at_accommodation_amount, due.due_at_accommodation_currency ?? total_currency)]
    : [],
})

/** Amounts of the cheapest rate of a search result. */
export const cheapest = (result: SearchResult): Amounts =>
  amountsOf({
    total_amount: result.cheapest_rate_total_amount,
    total_currency: result.cheapest_rate_currency,
    base_amount: result.cheapest_rate_base_amount,
    due_at_accommodation_amount: result.cheapest_rate_due_at_accommodation_amount,
    due_at_accommodation_currency: result.cheapest_rate_due_at_accommodation_currency,
  })
