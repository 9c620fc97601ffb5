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
const DAY_MS = 24 * 3_600_000
/** Longest age of rates that sell. */
const OLDEST_MS = 4 * DAY_MS
/** A file whose day is longer ago is no longer written. Easter takes five days. */
const OLDEST_FILE_MS = 7 * DAY_MS

export interface EcbOptions {
  readonly url?: string | undefined
  readonly now: () => Date
  readonly log: Pick<Logger, 'error'>
}

/**
 * Rates of the file at `url`, read on first use. While it cannot be read, the last ones count for four days; then only
 * US dollars have a rate.
 */
export function createEcbRates({ url = ECB_DAILY, now, log }: EcbOptions): ExchangeRates {
  let perEuro: ReadonlyMap<string, number> = new Map()
  let readAt: number | undefined
  let nextRead = 0
  let reading: Promise<void> | undefined

  const read = async () => {
    const began = now().getTime()
    try {
      perEuro = await load(url, now())
      readAt = began
      nextRead = began + FRESH_MS
    } catch (error) {
      // The age counts from the first attempt.
      readAt ??= began
      nextRead = now().getTime() + AGAIN_MS
      log.error({ err: error, url }, 'exchange rates cannot be read')
    } finally {
      reading = undefined
    }
  }
  const refresh = async () => {
    if (now().getTime() < nextRead) return
    reading ??= read()
    await reading
  }
  const age = () => (readAt === undefined ? 0 : now().getTime() - readAt)
  return {
    async perDollar(currency) {
      if (currency === 'USD') return 1
      await refresh()
      if (age() > OLDEST_MS)
        throw new RangeError(`the exchange rates are ${Math.floor(age() / DAY_MS)} days old`)
      const dollar = perEuro.get('USD')
      const rate = perEuro.get(currency)
      if (!dollar || !rate) throw new RangeError(`no exchange rate for ${currency}`)
      return rate / dollar
    },
    ageSeconds() {
      // A process without a call for rates reads them too, so that its age means a failure.
      void refresh()
      return age() / 1_000
    },
  }
}

async function load(url: string, today: Date): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`answered ${response.status}`)
  const text = await response.text()
  const [, day] = /\btime=['"](\d{4}-\d\d-\d\d)['"]/.exec(text) ?? []
  if (day && today.getTime() - Date.parse(day) > OLDEST_FILE_MS) throw new Error(`has the rates of ${day}`)
  const rows = [...text.matchAll(/currency=['"]([A-Z]{3})['"]\s+rate=['"]([\d.]+)['"]/g)]
  const rates = new Map(rows.map(([, currency = '', rate]) => [currency, Number(rate)] as const))
  if (!rates.get('USD')) throw new Error('is not a file of reference rates')
  return rates.set('EUR', 1)
}
