import { add, convert, type Money, money, nightsOf, type StayPrice, shareOf, subtract } from '@staykit/domain'
import type { ExchangeRates } from '../../ports/exchange-rates.ts'
import { type StayRequest, SupplierError } from '../../ports/supplier.ts'

/** Amounts of a rate for the whole stay, as its supplier has them. */
export interface Amounts {
  /** Charged at booking. */
  readonly total: Money
  /** The part of `total` without taxes. */
  readonly base: Money
  /** Collected by the hotel, beside `total`. */
  readonly dueAtHotel: readonly Money[]
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

export const currenciesOf = ({ total, dueAtHotel }: Amounts): string[] =>
  [total, ...dueAtHotel].map(({ currency }) => currency)

/**
 * A price that adds up as ours do (HOT-137): the nightly price is rounded down to what is charged, the subtotal is that
 * times nights times rooms, and taxes are the rest of the provider's total, which is the amount charged. The property fee
 * at the hotel is added.
 */
export function priceOf(amounts: Amounts, { stay, occupancy }: StayRequest, exchange: Exchange): StayPrice {
  const total = exchange(amounts.total)
  const base = exchange(amounts.base)
  const units = nightsOf(stay) * occupancy.length
  const display = shareOf(base.minor < total.minor ? base : total, units)
  const subtotal = money(display.minor * units, total.currency)
  const dueAtHotel = add(money(0, total.currency), ...amounts.dueAtHotel.map(exchange))
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
