import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money, partOf } from '../money/money.ts'
import { stayPrice } from '../money/price.ts'
import { amountWithout, hasPart, priceWithout, withoutPart } from './stay-part.ts'

const stay = { checkIn: '2026-05-30', checkOut: '2026-06-02' }
const occupancy = [
  { adults: 2, childAges: [] },
  { adults: 1, childAges: [5] },
  { adults: 1, childAges: [] },
]
const booked = { stay, occupancy }

describe('a part of a stay', () => {
  it('exists where something is left without it: one of several rooms, or the last of several nights', () => {
    expect(hasPart(booked, { kind: 'room', room: 2 })).toBe(true)
    expect(hasPart(booked, { kind: 'room', room: 3 })).toBe(false)
    expect(hasPart(booked, { kind: 'room', room: 0.5 })).toBe(false)
    expect(hasPart({ stay, occupancy: occupancy.slice(0, 1) }, { kind: 'room', room: 0 })).toBe(false)
    expect(hasPart(booked, { kind: 'night' })).toBe(true)
    expect(hasPart({ occupancy, stay: { ...stay, checkOut: '2026-05-31' } }, { kind: 'night' })).toBe(false)
  })

  it('leaves the other rooms, or an earlier check-out', () => {
    expect(withoutPart(booked, { kind: 'room', room: 1 }).occupancy).toEqual([occupancy[0], occupancy[2]])
    expect(withoutPart(booked, { kind: 'night' }).stay).toEqual({ ...stay, checkOut: '2026-06-01' })
  })

  it('parts of an amount add up to it, differ by one step at most, and keep their order', () => {
    const amounts = fc.tuple(fc.nat(10_000_000), fc.nat(10_000_000), fc.integer({ min: 1, max: 30 }))
    fc.assert(
      fc.property(amounts, fc.constantFrom('USD', 'JPY', 'KWD', 'HUF'), ([one, other, count], currency) => {
        const step = { USD: 1, JPY: 1, KWD: 10, HUF: 100 }[currency] ?? 1
        const partsOf = (amount: number) =>
          Array.from({ length: count }, (_, index) => partOf(money(amount, currency), count, index).minor)
        const [low, high] = [Math.min(one, other) * step, Math.max(one, other) * step]
        const [small, large] = [partsOf(low), partsOf(high)]
        expect(small.reduce((sum, part) => sum + part, 0)).toBe(low)
        expect(Math.max(...small) - Math.min(...small)).toBeLessThanOrEqual(step)
        expect(small.every((part, index) => part % step === 0 && part <= (large[index] ?? 0))).toBe(true)
      }),
    )
  })

  it('costs the share of its room or its night', () => {
    const due = money(100_00, 'USD')
    expect([0, 1, 2].map((room) => amountWithout(booked, { kind: 'room', room })(due).minor)).toEqual([
      66_66, 66_67, 66_67,
    ])
    expect(amountWithout(booked, { kind: 'night' })(due).minor).toBe(66_67)
  })

  it('leaves a price whose parts add up, with the price of a night as it was', () => {
    const usd = (minor: number) => money(minor, 'USD')
    const parts = {
      nightly: [usd(100_00), usd(100_00), usd(100_00)],
      rooms: 3,
      taxRate: 0.1,
      propertyFee: { amount: usd(30_00), collect: 'hotel' } as const,
    }
    const price = stayPrice({ ...parts, strikethrough: usd(120_00) })
    const left = priceWithout(price, amountWithout(booked, { kind: 'room', room: 0 }))
    expect(
      [price, left].map(({ final, dueNow, display }) => [final.minor, dueNow.minor, display.minor]),
    ).toEqual([
      [1_020_00, 990_00, price.display.minor],
      [680_00, 660_00, price.display.minor],
    ])
    expect([left.taxes, left.propertyFee, left.dueAtHotel].map(({ minor }) => minor)).toEqual([
      60_00, 20_00, 20_00,
    ])
    expect(left.finalStrikethrough?.minor).toBe(((price.finalStrikethrough?.minor ?? 0) / 3) * 2)
    const plain = priceWithout(stayPrice(parts), amountWithout(booked, { kind: 'night' }))
    expect([plain.finalStrikethrough, plain.final.minor]).toEqual([undefined, 680_00])
  })
})
