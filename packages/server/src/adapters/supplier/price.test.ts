import { money, spreadGuests } from '@staykit/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exchangeInto, priceOf, whenPriced } from './price.ts'

const rates = {
  perDollar: async (currency: string) => ({ USD: 1, EUR: 0.9, JPY: 150 })[currency] ?? Number.NaN,
}
const same = await exchangeInto(rates, 'USD', new Set(['USD']))
const stayOf = (nights: number) => ({
  checkIn: '2026-05-01',
  checkOut: new Date(Date.parse('2026-05-01') + nights * 86_400_000).toISOString().slice(0, 10),
})

it('the total equals the provider’s to the cent, however its nights divide, and nothing adds up to more', () => {
  const cents = fc.integer({ min: 100, max: 5_000_000 })
  fc.assert(
    fc.property(
      cents,
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: 1, max: 21 }),
      fc.integer({ min: 1, max: 9 }),
      (total, taxPercent, nights, rooms) => {
        const base = Math.floor(total * (1 - taxPercent / 100))
        const price = priceOf(
          { total: money(total, 'USD'), base: money(base, 'USD'), dueAtHotel: [] },
          { stay: stayOf(nights), occupancy: spreadGuests(rooms, rooms), currency: 'USD' },
          same,
        )
        expect(price.total.minor).toBe(total)
        expect(price.subtotal.minor).toBe(price.display.minor * nights * rooms)
        expect(price.subtotal.minor).toBeLessThanOrEqual(base)
        expect(base - price.subtotal.minor).toBeLessThan(nights * rooms)
        expect(price.taxes.minor).toBe(total - price.subtotal.minor)
      },
    ),
  )
})

it('a currency without a rate fails its own amounts, and the whole only where nothing else can be converted', async () => {
  const source = {
    perDollar: async (code: string) => ({ USD: 1, EUR: 0.9 })[code] ?? Promise.reject(new RangeError(code)),
  }
  const exchange = await exchangeInto(source, 'USD', new Set(['USD', 'EUR', 'AED']))
  expect(exchange(money(900, 'EUR'))).toEqual(money(1_000, 'USD'))
  expect(() => exchange(money(900, 'AED'))).toThrow(expect.objectContaining({ kind: 'SOLD_OUT' }))
  expect(whenPriced(() => exchange(money(900, 'AED')))).toEqual([])
  const unavailable = { kind: 'UNAVAILABLE' }
  await expect(exchangeInto(source, 'AED', new Set(['AED', 'USD']))).rejects.toMatchObject(unavailable)
  await expect(exchangeInto(source, 'USD', new Set(['AED']))).rejects.toMatchObject(unavailable)
  const broken = { perDollar: () => Promise.reject(new Error('the source is down')) }
  await expect(exchangeInto(broken, 'USD', new Set(['USD', 'EUR']))).rejects.toMatchObject(unavailable)
})

it('an amount due at the hotel may be in the hotel’s currency', async () => {
  const exchange = await exchangeInto(rates, 'USD', new Set(['EUR', 'JPY']))
  const price = priceOf(
    { total: money(9_000, 'EUR'), base: money(9_000, 'EUR'), dueAtHotel: [money(1_500, 'JPY')] },
    { stay: stayOf(1), occupancy: spreadGuests(1, 1), currency: 'USD' },
    exchange,
  )
  expect(price).toMatchObject({
    total: { minor: 10_000 },
    dueAtHotel: { minor: 1_000 },
    final: { minor: 11_000 },
  })
})
