/** Units of a currency for one US dollar, about those of May 2024: fixed, so that the same search gives the same prices on any day. */
const rates = {
  USD: 1,
  EUR: 0.92,
  GBP: 0.79,
  CAD: 1.37,
  AUD: 1.53,
  NZD: 1.67,
  CHF: 0.88,
  JPY: 151,
  CNY: 7.24,
  HKD: 7.8,
  SGD: 1.35,
  KRW: 1370,
  TWD: 32.4,
  THB: 36.2,
  IDR: 16100,
  MYR: 4.7,
  PHP: 57.5,
  VND: 25400,
  INR: 83.4,
  AED: 3.6725,
  SAR: 3.75,
  KWD: 0.307,
  BHD: 0.376,
  ILS: 3.7,
  TRY: 32.3,
  EGP: 47.8,
  ZAR: 18.6,
  SEK: 10.7,
  NOK: 10.8,
  DKK: 6.87,
  ISK: 138,
  PLN: 3.96,
  CZK: 23.3,
  HUF: 362,
  RON: 4.58,
  BRL: 5.2,
  MXN: 17.1,
  ARS: 875,
  CLP: 945,
  COP: 3900,
} as const

const table: ReadonlyMap<string, number> = new Map(Object.entries(rates))

/** Currencies that prices can be asked in (ISO 4217). */
export const currencies: ReadonlySet<string> = new Set(table.keys())

/** Units of `currency` for one US dollar. Throws RangeError for a currency that is not in the table. */
export function dayRate(currency: string): number {
  const rate = table.get(currency)
  if (rate === undefined) throw new RangeError(`no day rate for ${currency}`)
  return rate
}
