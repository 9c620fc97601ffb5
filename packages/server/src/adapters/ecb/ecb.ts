import type { Logger } from 'pino'
import type { ExchangeRates } from '../../ports/exchange-rates.ts'

/**
 * The European Central Bank's reference rates of the day, free to use:
 * https://www.ecb.europa.eu/stats/policy_and_exchange_rates
 */
export const ECB_DAILY = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'

/** Currencies of the daily file, and the euro. */
export const ecbCurrencies: ReadonlySet<string> = new Set(
  'EUR USD JPY CZK DKK GBP HUF PLN RON SEK CHF ISK NOK TRY AUD BRL CAD CNY HKD IDR ILS INR KRW MXN MYR NZD PHP SGD THB ZAR'.split(
    ' ',
  ),
)

/** The file changes once a working day; a failed read is retried after a minute. */
const FRESH_MS = 6 * 3_600_000
const AGAIN_MS = 60_000
const TIMEOUT_MS = 10_000

export interface EcbOptions {
  readonly url?: string | undefined
  readonly now: () => Date
  readonly log: Pick<Logger, 'error'>
}

/** Rates of the file at `url`, read on first use; uses old ones while it cannot be read. */
export function createEcbRates({ url = ECB_DAILY, now, log }: EcbOptions): ExchangeRates {
  let perEuro: ReadonlyMap<string, number> = new Map()
  let nextRead = 0
  let reading: Promise<void> | undefined

  const read = async () => {
    try {
      perEuro = await load(url)
      nextRead = now().getTime() + FRESH_MS
    } catch (error) {
      nextRead = now().getTime() + AGAIN_MS
      log.error({ err: error, url }, 'exchange rates cannot be read')
    } finally {
      reading = undefined
    }
  }
  return {
    async perDollar(currency) {
      if (currency === 'USD') return 1
      if (now().getTime() >= nextRead) {
        reading ??= read()
        await reading
      }
      const dollar = perEuro.get('USD')
      const rate = perEuro.get(currency)
      if (!dollar || !rate) throw new RangeError(`no exchange rate for ${currency}`)
      return rate / dollar
    },
  }
}

async function load(url: string): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`answered ${response.status}`)
  const rows = [...(await response.text()).matchAll(/currency=['"]([A-Z]{3})['"]\s+rate=['"]([\d.]+)['"]/g)]
  const rates = new Map(rows.map(([, currency = '', rate]) => [currency, Number(rate)] as const))
  if (!rates.get('USD')) throw new Error('is not a file of reference rates')
  return rates.set('EUR', 1)
}
