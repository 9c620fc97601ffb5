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

/** Converts an amount into the currency of the price. Throws NoRate for a currency without an exchange rate. */
export type Exchange = (amount: Money) => Money

/** An offer cannot be sold, because one of its amounts has a currency without an exchange rate. */
class NoRate extends SupplierError {
  constructor(currency: string) {
    super('SOLD_OUT', `no exchange rate for ${currency}`)
  }
}

/** A supplier that says 0 or less sells nothing. */
class NoPrice extends SupplierError {
  constructor() {
    super('SOLD_OUT', 'the supplier names no price')
  }
}

/** What `price` makes; nothing when it is none, or when an amount in it has no exchange rate. */
export function whenPriced<Result>(price: () => Result): Result[] {
  try {
    return [price()]
  } catch (error) {
    if (error instanceof NoRate || error instanceof NoPrice) return []
    throw error
  }
}

/**
 * Converts from the given currencies into one, at the rates of the day. Throws UNAVAILABLE when that one has no rate, or
 * when nothing can be converted.
 */
export async function exchangeInto(
  rates: Pick<ExchangeRates, 'perDollar'>,
  currency: string,
  from: ReadonlySet<string>,
): Promise<Exchange> {
  const others = [...from].filter((each) => each !== currency)
  const perDollar = new Map<string, number>()
  if (others.length > 0) perDollar.set(currency, await rates.perDollar(currency).catch(unavailable))
  for (const each of others) perDollar.set(each, await rates.perDollar(each).catch(missing))
  const isAnyKnown = from.has(currency) || others.some((each) => perDollar.get(each))
  if (others.length > 0 && !isAnyKnown) unavailable(others.join())
  return (amount) => {
    if (amount.currency === currency) return amount
    const rate = (perDollar.get(currency) ?? Number.NaN) / (perDollar.get(amount.currency) ?? Number.NaN)
    if (Number.isNaN(rate)) throw new NoRate(amount.currency)
    return convert(amount, currency, rate)
  }
}

const unavailable = (reason: unknown): never => {
  throw new SupplierError('UNAVAILABLE', `no exchange rate: ${reason}`)
}

/** The source throws RangeError for one currency; another error is a failure of the source. */
const missing = (error: unknown): number => (error instanceof RangeError ? Number.NaN : unavailable(error))

export const currenciesOf = ({ total, dueAtHotel }: Amounts): string[] =>
  [total, ...dueAtHotel].map(({ currency }) => currency)

/**
 * A price that adds up as ours do (HOT-137): the nightly price is rounded down to what is charged, the subtotal is that
 * times nights times rooms, and taxes are the rest of the provider's total, which is the amount charged. The property fee
 * at the hotel is added.
 */
export function priceOf(amounts: Amounts, { stay, occupancy }: StayRequest, exchange: Exchange): StayPrice {
  const total = exchange(amounts.total)
  if (total.minor <= 0) throw new NoPrice()
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
