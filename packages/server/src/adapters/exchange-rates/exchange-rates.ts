import * as z from 'zod'
import { type ExchangeRates, ExchangeRatesError } from '../../ports/exchange-rates.ts'

const TIMEOUT_MS = 5_000
/** Sources change once a day or once an hour. */
const FRESH_MS = 3_600_000
/** After a failure the next one asks again, not each. */
const PAUSE_MS = 60_000
/** A long weekend without the source; after that the rates of a source are nobody's. */
const KEPT_MS = 4 * 24 * 3_600_000

const rate = z.number().positive()
const answer = z.object({ base: z.string().length(3).default('USD'), rates: z.record(z.string(), rate) })

type Rates = ReadonlyMap<string, number>

/**
 * Rates from an address that answers `{ base, rates }` in JSON, as Open Exchange Rates and Frankfurter (the European
 * Central Bank's) do. Read once an hour, by the first who needs them; what was read last is good for four days when the
 * source is gone.
 */
export function createExchangeRates(url: string, now: () => Date): ExchangeRates {
  let known: { readonly at: number; readonly rates: Rates } | undefined
  let nextTry = 0
  let asking: Promise<void> | undefined
  const refresh = async () => {
    try {
      known = { at: now().getTime(), rates: await read(url) }
      nextTry = known.at + FRESH_MS
    } catch (error) {
      nextTry = now().getTime() + PAUSE_MS
      if (!known) throw new ExchangeRatesError('The rates of exchange cannot be read.', { cause: error })
    }
  }
  return {
    async perDollar(currency) {
      if (currency === 'USD') return 1
      if (now().getTime() >= nextTry || !known) {
        asking ??= refresh().finally(() => {
          asking = undefined
        })
        await asking
      }
      if (!known || now().getTime() - known.at > KEPT_MS)
        throw new ExchangeRatesError('The rates of exchange are too old.')
      const found = known.rates.get(currency)
      if (found === undefined) throw new RangeError(`no rate for ${currency}`)
      return found
    },
  }
}

/** Units of each currency for one US dollar, whatever the base of the source. */
async function read(url: string): Promise<Rates> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${new URL(url).host} answers ${response.status}`)
  const { base, rates } = answer.parse(await response.json())
  const all = { ...rates, [base]: 1 }
  const dollar = all.USD
  if (dollar === undefined) throw new Error(`${new URL(url).host} has no rate of the US dollar`)
  return new Map(Object.entries(all).map(([currency, units]) => [currency, units / dollar]))
}
