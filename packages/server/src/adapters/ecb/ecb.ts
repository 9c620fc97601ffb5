import type { Logger } from 'pino'
import type { ExchangeRates } from '../../ports/exchange-rates.ts'
import { textOf } from '../supplier/answer-text.ts'

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
      const { rates, doubted } = withoutJumps(await load(url, now()), perEuro)
      for (const currency of doubted)
        log.error({ currency, url }, 'an exchange rate jumped: it counts if the next file has it too')
      perEuro = rates
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

/** A day moves no rate by more than this share; a wrong one would sell everything at a wrong price. */
const LARGEST_JUMP = 0.25

/** The rates without those that differ too much from the last ones: they have none until they are read again. */
function withoutJumps(rates: ReadonlyMap<string, number>, before: ReadonlyMap<string, number>) {
  const isJump = ([currency, rate]: readonly [string, number]) => {
    const last = before.get(currency) ?? rate
    return rate > last * (1 + LARGEST_JUMP) || rate * (1 + LARGEST_JUMP) < last
  }
  return {
    rates: new Map([...rates].filter((entry) => !isJump(entry))),
    doubted: [...rates].filter(isJump).map(([currency]) => currency),
  }
}

/** Bytes of a file; the real one has 2 kB. */
const LONGEST = 100_000
/** Units of a currency for one euro. */
const [LEAST, MOST] = [1e-3, 1e7]

async function load(url: string, today: Date): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`answered ${response.status}`)
  const text = await textOf(response, LONGEST)
  const [, day] = /\btime=['"](\d{4}-\d\d-\d\d)['"]/.exec(text) ?? []
  if (day && today.getTime() - Date.parse(day) > OLDEST_FILE_MS) throw new Error(`has the rates of ${day}`)
  const rows = [...text.matchAll(/currency=['"]([A-Z]{3})['"]\s+rate=['"]([\d.]+)['"]/g)]
  const rates = new Map(
    rows
      .map(([, currency = '', rate]) => [currency, Number(rate)] as const)
      .filter(([, rate]) => rate > LEAST && rate < MOST),
  )
  if (!rates.get('USD')) throw new Error('is not a file of reference rates')
  return rates.set('EUR', 1)
}
