import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { ExchangeRatesError } from '../../ports/exchange-rates.ts'
import { createExchangeRates } from './exchange-rates.ts'

/** A source that says what it is given, and counts who asked. */
async function source(first: unknown) {
  const state = { said: first, status: 200, asked: 0, now: new Date('2026-11-22T12:00:00Z') }
  const http = createServer((_, response) => {
    state.asked++
    response.writeHead(state.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(state.said))
  })
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  onTestFinished(() => void http.close())
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/latest`
  return { state, rates: createExchangeRates(url, () => state.now) }
}

const hours = (count: number) => count * 3_600_000

it('rates are read once an hour, however many ask, and are dollars’ whatever the base', async () => {
  const { state, rates } = await source({ base: 'EUR', rates: { USD: 1.25, JPY: 175 } })
  const all = await Promise.all(['EUR', 'JPY', 'USD', 'EUR'].map((currency) => rates.perDollar(currency)))
  expect(all).toEqual([0.8, 140, 1, 0.8])
  expect(state.asked).toBe(1)
  state.said = { base: 'USD', rates: { EUR: 0.9 } }
  expect(await rates.perDollar('EUR')).toBe(0.8)
  state.now = new Date(state.now.getTime() + hours(1))
  expect(await rates.perDollar('EUR')).toBe(0.9)
  await expect(rates.perDollar('JPY')).rejects.toThrow(RangeError)
})

it('what was read last is good for four days while the source is gone, and no longer', async () => {
  const { state, rates } = await source({ base: 'USD', rates: { EUR: 0.9 } })
  await rates.perDollar('EUR')
  state.status = 503
  state.now = new Date(state.now.getTime() + hours(95))
  expect(await rates.perDollar('EUR')).toBe(0.9)
  expect(await rates.perDollar('EUR')).toBe(0.9)
  expect(state.asked, 'not asked again at once').toBe(2)
  state.now = new Date(state.now.getTime() + hours(2))
  await expect(rates.perDollar('EUR')).rejects.toThrow(ExchangeRatesError)
  state.status = 200
  state.now = new Date(state.now.getTime() + hours(1))
  expect(await rates.perDollar('EUR')).toBe(0.9)
})

it('nothing that is no rate is taken for one', async () => {
  for (const said of [{ base: 'USD', rates: { EUR: -1 } }, { base: 'EUR', rates: { GBP: 1 } }, 'no']) {
    const { rates } = await source(said)
    await expect(rates.perDollar('EUR')).rejects.toThrow(ExchangeRatesError)
  }
})
