/** An amount in the currency's own minor units (ISO 4217 exponent): 1050 USD is $10.50, 1050 JPY is ¥1,050. */
export interface Money {
  readonly minor: number
  readonly currency: string
}

// ISO 4217, and not Intl: what Intl says of a currency differs between browsers and servers (HUF has two decimals, not none).
const decimals: readonly (readonly [number, string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
]
/** Currencies whose second decimal has no coin: their prices are whole. */
const WHOLE = 'COP HUF IDR'

const exponents = new Map<string, number>()

/** Decimal places of a currency by ISO 4217: USD 2, JPY 0, KWD 3. Throws RangeError for a malformed code. */
export function exponentOf(currency: string): number {
  const cached = exponents.get(currency)
  if (cached !== undefined) return cached
  if (!/^[A-Z]{3}$/.test(currency)) throw new RangeError(`not a currency: ${currency}`)
  const exponent = decimals.find(([, codes]) => codes.includes(currency))?.[0] ?? 2
  exponents.set(currency, exponent)
  return exponent
}

const steps = new Map<string, number>()

/** Minor units that a price is a multiple of: 100 where prices are whole, 10 of three decimals (cards take no less), else 1. */
function stepOf(currency: string): number {
  const cached = steps.get(currency)
  if (cached !== undefined) return cached
  const step = WHOLE.includes(currency) ? 100 : exponentOf(currency) === 3 ? 10 : 1
  steps.set(currency, step)
  return step
}

/** Money from whole minor units. Throws RangeError when `minor` is not a safe integer. */
export function money(minor: number, currency: string): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not a whole number of minor units: ${minor}`)
  // Never -0, which a formatter writes with a sign.
  return { minor: minor === 0 ? 0 : minor, currency }
}

/** Money from a decimal amount ("10.5" or 10.5), rounded half away from zero to the currency's minor unit. */
export function fromMajor(amount: number | string, currency: string): Money {
  const value = Number(amount)
  if (!Number.isFinite(value)) throw new RangeError(`not an amount: ${amount}`)
  return money(roundHalfAway(shift(value, exponentOf(currency))), currency)
}

/** The amount as a decimal number, for the wire and for display only; never add these up. */
export function toMajor({ minor, currency }: Money): number {
  // The quotient of two whole numbers is the nearest one to the decimal amount.
  return minor / 10 ** exponentOf(currency)
}

/** Sum of amounts in one currency. Throws RangeError when currencies differ. */
export function add(first: Money, ...rest: Money[]): Money {
  return rest.reduce((sum, next) => {
    if (next.currency !== sum.currency) throw new RangeError(`cannot add ${next.currency} to ${sum.currency}`)
    return money(sum.minor + next.minor, sum.currency)
  }, first)
}

export function subtract(from: Money, amount: Money): Money {
  return add(from, money(-amount.minor, amount.currency))
}

/** `amount` × `factor`, rounded half away from zero to what is charged in that currency: taxes and shares. */
export function multiply(amount: Money, factor: number): Money {
  return chargeable(amount.minor * factor, amount.currency)
}

/** One of so many equal parts, rounded down to what is charged in that currency. */
export function shareOf({ minor, currency }: Money, parts: number): Money {
  const step = stepOf(currency)
  return money(Math.floor(minor / parts / step) * step, currency)
}

/** The part with this index of so many equal parts, in what is charged in that currency; all parts add up to the amount. */
export function partOf(amount: Money, parts: number, index: number): Money {
  const each = shareOf(amount, parts)
  const step = stepOf(amount.currency)
  const rest = amount.minor - each.minor * parts
  const more = Math.max(0, Math.min(step, rest - index * step))
  return money(each.minor + more, amount.currency)
}

/** The same value in another currency at `rate` units of the target for one of the source, rounded as by `multiply`. */
export function convert(amount: Money, currency: string, rate: number): Money {
  if (currency === amount.currency) return amount
  const exact = amount.minor * rate * 10 ** (exponentOf(currency) - exponentOf(amount.currency))
  return chargeable(exact, currency)
}

function chargeable(minor: number, currency: string): Money {
  const step = stepOf(currency)
  const count = minor / step
  // Binary noise matters only near a half; elsewhere the text of a number would take most of the time of a search.
  const size = Math.abs(count)
  // Without `%`, which takes several times as long for fractions.
  const isClear = size < 1e9 && Math.abs(size - Math.floor(size) - 0.5) > 1e-4
  return money(roundHalfAway(isClear ? count : Number(count.toPrecision(15))) * step, currency)
}

// A formatter takes longer to make than all prices of a page take to format.
const formatters = new Map<string, Intl.NumberFormat>()

function formatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', ...options })
  formatters.set(key, formatter)
  return formatter
}

/** Localised text, e.g. "$1,050.00"; `whole` drops the minor units of amounts that have none. */
export function formatMoney(amount: Money, locale = 'en-US', whole = false): string {
  const { currency, minor } = amount
  const exponent = exponentOf(currency)
  const isRound = minor % 10 ** exponent === 0
  // Intl leaves out decimals that a currency seldom has; what is charged is shown whole.
  const places = isRound ? whole && 0 : exponent
  const digits = places === false ? {} : { minimumFractionDigits: places, maximumFractionDigits: places }
  // From right to left the sign of "US$" would stand before its letters: a mark after it keeps them together (UAX 9).
  return formatter(locale, { currency, ...digits })
    .format(toMajor(amount))
    .replace(/^\u200f.*\$$/, '$&\u200e')
}

export function currencySymbol(currency: string, locale = 'en-US'): string {
  const parts = formatter(locale, { currency, currencyDisplay: 'narrowSymbol' }).formatToParts(0)
  return parts.find((part) => part.type === 'currency')?.value ?? currency
}

const roundHalfAway = (value: number): number => Math.sign(value) * Math.round(Math.abs(value))

// Decimal shift through the exponent notation: 25.555 × 100 in binary floating point is 2555.4999….
function shift(value: number, places: number): number {
  const [digits = '0', exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}
