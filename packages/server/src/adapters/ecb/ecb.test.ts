import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { createEcbRates, ecbCurrencies } from './ecb.ts'

const file = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope><Cube><Cube time='2026-11-20'>
<Cube currency='USD' rate='1.0800'/><Cube currency='JPY' rate='162.00'/><Cube currency='HUF' rate='405.00'/>
</Cube></Cube></gesmes:Envelope>`

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function ecb() {
  const state = { body: file, status: 200, reads: 0, time: Date.parse('2026-11-20T16:00:00Z') }
  const server = createServer((_, response) => {
    state.reads++
    response.writeHead(state.status).end(state.body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closing.push(() => server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const log = { error: vi.fn() }
  return { state, log, rates: createEcbRates({ url, now: () => new Date(state.time), log }) }
}

it('gives units of a currency per dollar, read once for all callers, and again after a day', async () => {
  const { state, rates } = await ecb()
  expect(await rates.perDollar('USD')).toBe(1)
  expect(state.reads).toBe(0)
  const both = await Promise.all([rates.perDollar('JPY'), rates.perDollar('EUR')])
  expect(both[0]).toBeCloseTo(150, 9)
  expect(both[1]).toBeCloseTo(1 / 1.08, 9)
  expect(state.reads).toBe(1)
  state.time += 7 * 3_600_000
  state.body = file.replace('162.00', '151.20')
  expect(await rates.perDollar('JPY')).toBeCloseTo(140, 9)
})

it.each(['0.162', '1620', '0', '162e9', '1'.repeat(400)])(
  'sells nothing at a rate that jumps to %s, and keeps the others',
  async (wrong) => {
    const { state, rates, log } = await ecb()
    await rates.perDollar('JPY')
    state.time += 7 * 3_600_000
    state.body = file.replace('162.00', wrong)
    await expect(rates.perDollar('JPY')).rejects.toThrow('no exchange rate for JPY')
    expect(await rates.perDollar('HUF')).toBeCloseTo(375, 9)
    expect(log.error.mock.calls.length).toBe(wrong === '0.162' || wrong === '1620' ? 1 : 0)
  },
)

it('takes a new rate that the next file has too, and no file that does not end', async () => {
  const { state, rates, log } = await ecb()
  await rates.perDollar('JPY')
  state.time += 7 * 3_600_000
  state.body = file.replace('162.00', '324.00')
  await expect(rates.perDollar('JPY')).rejects.toThrow('no exchange rate for JPY')
  state.time += 7 * 3_600_000
  expect(await rates.perDollar('JPY')).toBeCloseTo(300, 9)
  state.time += 7 * 3_600_000
  state.body = file + ' '.repeat(200_000)
  expect(await rates.perDollar('JPY')).toBeCloseTo(300, 9)
  expect(String(log.error.mock.calls.at(-1)?.[0].err)).toContain('longer than 100000 bytes')
})

it('uses the last rates while the file cannot be read, and logs it', async () => {
  const { state, rates, log } = await ecb()
  await rates.perDollar('HUF')
  state.time += 7 * 3_600_000
  state.status = 503
  expect(await rates.perDollar('HUF')).toBeCloseTo(375, 9)
  expect(log.error).toHaveBeenCalledTimes(1)
  await rates.perDollar('HUF')
  expect(state.reads).toBe(2)
})

it('refuses rates after four days without a new file, and says their age', async () => {
  const { state, rates } = await ecb()
  await rates.perDollar('HUF')
  state.status = 503
  state.time += 4 * 86_400_000
  expect(await rates.perDollar('HUF')).toBeCloseTo(375, 9)
  expect(rates.ageSeconds()).toBe(4 * 86_400)
  state.time += 1
  await expect(rates.perDollar('HUF')).rejects.toThrow('the exchange rates are 4 days old')
  expect(await rates.perDollar('USD')).toBe(1)
  state.status = 200
  state.time += 60_000
  expect(await rates.perDollar('HUF')).toBeCloseTo(375, 9)
  expect(rates.ageSeconds()).toBe(0)
})

it('refuses a file that no one writes any more', async () => {
  const { state, rates, log } = await ecb()
  state.time = Date.parse('2026-11-28T12:00:00Z')
  await expect(rates.perDollar('HUF')).rejects.toThrow('no exchange rate for HUF')
  expect(String(log.error.mock.calls[0]?.[0].err)).toContain('has the rates of 2026-11-20')
})

it('reads the file for monitoring too, so that an age means a failure', async () => {
  const { state, rates } = await ecb()
  rates.ageSeconds()
  await expect.poll(() => state.reads).toBe(1)
  state.time += 7 * 3_600_000
  rates.ageSeconds()
  await expect.poll(() => rates.ageSeconds()).toBe(0)
})

it('has no price for an unknown currency', async () => {
  const { state, rates } = await ecb()
  await expect(rates.perDollar('KWD')).rejects.toThrow(RangeError)
  state.body = '<html>not today</html>'
  state.time += 7 * 3_600_000
  await expect(rates.perDollar('XXX')).rejects.toThrow('no exchange rate for XXX')
  expect(ecbCurrencies.has('EUR')).toBe(true)
})
