import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money, partOf } from './money.ts'
import { amountWithout, hasPart, withoutPart } from './stay-part.ts'

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
})
