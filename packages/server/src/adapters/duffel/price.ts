import {
  add,
  convert,
  fromMajor,
  type Money,
  money,
  nightsOf,
  type StayPrice,
  subtract,
} from '@staykit/domain'
import type { ExchangeRates } from '../../ports/exchange-rates.ts'
import { type StayRequest, SupplierError } from '../../ports/supplier.ts'

/** Amounts of a rate, a quote or the cheapest rate of a search result. */
export interface Amounts {
  readonly total_amount: string
  readonly total_currency: string
  readonly base_amount?: string | null | undefined
  readonly due_at_accommodation_amount?: string | null | undefined
  readonly due_at_accommodation_currency?: string | null | undefined
}

/** Converts an amount into the currency of the price. */
export type Exchange = (amount: Money) => Money

/** Converts from the given currencies into one, at the rates of the day. Throws UNAVAILABLE when a rate is missing. */
export async function exchangeInto(
  rates: Pick<ExchangeRates, 'perDollar'>,
  currency: string,
  from: ReadonlySet<string>,
): Promise<Exchange> {
  const perDollar = new Map<string, number>()
  for (const each of [currency, ...from])
    if (from.size > 1 || !from.has(currency)) perDollar.set(each, await rates.perDollar(each).catch(noRate))
  return (amount) => {
    if (amount.currency === currency) return amount
    const rate = (perDollar.get(currency) ?? Number.NaN) / (perDollar.get(amount.currency) ?? Number.NaN)
    return convert(amount, currency, rate)
  }
}

const noRate = (error: unknown): never => {
  throw new SupplierError('UNAVAILABLE', `no exchange rate: ${error}`)
}

export const currenciesOf = (amounts: Amounts): string[] =>
  [amounts.total_currency, amounts.due_at_accommodation_currency].flatMap((code) => code ?? [])

/**
 * A price that adds up as ours do (HOT-137): the nightly price is rounded down, the subtotal is that times nights times
 * rooms, and taxes are the rest of the provider's total, which is the amount charged. The property fee at the hotel is
 * added.
 */
export function priceOf(amounts: Amounts, { stay, occupancy }: StayRequest, exchange: Exchange): StayPrice {
  const total = exchange(fromMajor(amounts.total_amount, amounts.total_currency))
  const zero = money(0, total.currency)
  const base = exchange(fromMajor(amounts.base_amount ?? amounts.total_amount, amounts.total_currency))
  const units = nightsOf(stay) * occupancy.rooms
  const display = money(Math.floor(Math.min(base.minor, total.minor) / units), total.currency)
  const subtotal = money(display.minor * units, total.currency)
  const due = amounts.due_at_accommodation_amount
  const dueAtHotel = due
    ? exchange(fromMajor(due, amounts.due_at_accommodation_currency ?? amounts.total_currency))
    : zero
  return {
    display,
    subtotal,
    taxes: subtract(total, subtotal),
    total,
    propertyFee: dueAtHotel,
    final: add(total, dueAtHotel),
    dueNow: total,
    dueAtHotel,
  }
}
