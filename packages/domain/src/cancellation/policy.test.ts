import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ALL,
  type CancellationTier,
  type Charge,
  cancellationPolicy,
  exponentOf,
  FREE,
  freeUntil,
  isFree,
  isFreeNow,
  isTotal,
  money,
  nonRefundable,
  percentText,
  policyFrom,
  refundableUntil,
  returnsLess,
  settle,
  settlementAt,
  tierAt,
} from '../index.ts'

const currency = fc.constantFrom('USD', 'EUR', 'JPY', 'KRW', 'KWD', 'TND', 'HUF', 'IDR', 'COP')
const charge: fc.Arbitrary<Charge> = fc.oneof(
  fc.record({ kind: fc.constant('percentage'), bps: fc.nat(10_000) }),
  fc.record({ kind: fc.constant('fixed'), minor: fc.nat(50_000_000) }),
  fc.record({ kind: fc.constant('nights'), nights: fc.integer({ min: 1, max: 30 }) }),
) as fc.Arbitrary<Charge>
const stay = fc.record({
  paid: fc.record({ minor: fc.nat(100_000_000), currency }),
  nights: fc.integer({ min: 1, max: 21 }),
})
const usd = (minor: number) => money(minor, 'USD')

const zone = 'America/New_York'
const tiers: CancellationTier[] = [
  { charge: FREE },
  { from: '2026-03-07T18:00:00-05:00', charge: { kind: 'nights', nights: 1 } },
  { from: '2026-03-08T18:00:00-04:00', charge: ALL },
]

describe('the settlement of a charge', () => {
  it('adds penalty and refund up to what is paid, in every currency', () => {
    fc.assert(
      fc.property(charge, stay, (charge, stay) => {
        const { penalty, refund } = settle(charge, stay)
        expect(penalty.minor + refund.minor).toBe(stay.paid.minor)
        expect(Math.min(penalty.minor, refund.minor)).toBeGreaterThanOrEqual(0)
        expect([penalty.currency, refund.currency]).toEqual([stay.paid.currency, stay.paid.currency])
      }),
    )
  })

  it('[T11] splits 50 % of 16.61 into 8.31 and 8.30', () => {
    const half: Charge = { kind: 'percentage', bps: 5_000 }
    expect(settle(half, { paid: usd(1_661), nights: 1 })).toEqual({ penalty: usd(831), refund: usd(830) })
  })

  it('rounds a share once, half up, exactly', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(100_000_000), (bps, minor) => {
        const { penalty } = settle({ kind: 'percentage', bps }, { paid: usd(minor), nights: 1 })
        expect(BigInt(penalty.minor)).toBe((BigInt(minor) * BigInt(bps) + 5_000n) / 10_000n)
      }),
    )
  })

  it.each([
    ['HUF', 1_234_500, 617_300, 100],
    ['KWD', 12_350, 6_180, 10],
    ['JPY', 1_661, 831, 1],
  ])('keeps to what is charged in %s', (currency, paid, penalty, step) => {
    const half: Charge = { kind: 'percentage', bps: 5_000 }
    const settlement = settle(half, { paid: money(paid, currency), nights: 1 })
    expect(settlement.penalty.minor).toBe(penalty)
    expect(settlement.refund.minor % step).toBe(0)
    expect(exponentOf(currency)).toBe({ HUF: 2, KWD: 3, JPY: 0 }[currency])
  })

  it('charges nights by their share of the stay, and at most what is paid', () => {
    const paid = usd(36_001)
    const of = (charge: Charge) => settle(charge, { paid, nights: 3 }).penalty.minor
    expect(of({ kind: 'nights', nights: 1 })).toBe(12_000)
    expect(of({ kind: 'nights', nights: 3 })).toBe(36_001)
    expect(of({ kind: 'nights', nights: 4 })).toBe(36_001)
    expect(of({ kind: 'fixed', minor: 40_000 })).toBe(36_001)
    expect(of(ALL)).toBe(36_001)
  })

  it('returns less for a larger charge of a kind', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), stay, (one, other, stay) => {
        const refund = (bps: number) => settle({ kind: 'percentage', bps }, stay).refund.minor
        expect(refund(Math.min(one, other))).toBeGreaterThanOrEqual(refund(Math.max(one, other)))
      }),
    )
  })
})

describe('a cancellation policy', () => {
  const policy = cancellationPolicy(zone, tiers)
  const at = (instant: string, seconds: number) => new Date(Date.parse(instant) + seconds * 1_000)

  it('[T51] gives the exact boundary to the next interval, across a change of the clocks', () => {
    for (const [index, { from }] of tiers.entries()) {
      if (!from) continue
      expect(tierAt(policy, at(from, -1))).toBe(tiers[index - 1])
      expect(tierAt(policy, at(from, 0))).toBe(tiers[index])
      expect(tierAt(policy, at(from, 1))).toBe(tiers[index])
    }
    const paid = { paid: usd(30_000), nights: 2 }
    expect(settlementAt(policy, paid, at('2026-03-07T23:00:00Z', 0)).refund).toEqual(usd(15_000))
    expect(settlementAt(policy, paid, at('2026-03-08T22:00:00Z', -1)).refund).toEqual(usd(15_000))
    expect(settlementAt(policy, paid, at('2026-03-08T22:00:00Z', 0)).refund).toEqual(usd(0))
  })

  it('returns no more later when each charges more', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(10_000), { minLength: 1, maxLength: 6 }), stay, (shares, stay) => {
        const [first = 0, ...later] = [...shares].sort((a, b) => a - b)
        const policy = cancellationPolicy(zone, [
          { charge: { kind: 'percentage', bps: first } },
          ...later.map((bps, day) => ({
            from: `2026-05-0${day + 1}T18:00:00Z`,
            charge: { kind: 'percentage', bps } as const,
          })),
        ])
        const refunds = [0, 1, 2, 3, 4, 5].map(
          (days) => settlementAt(policy, stay, at('2026-04-30T18:00:00Z', days * 86_400)).refund.minor,
        )
        expect(refunds).toEqual([...refunds].sort((a, b) => b - a))
      }),
    )
  })

  it('says when free cancellation ends', () => {
    expect(freeUntil(policy)).toBe(tiers[1]?.from)
    expect(freeUntil(nonRefundable(zone))).toBeUndefined()
    expect(freeUntil(cancellationPolicy(zone, [{ charge: { kind: 'nights', nights: 1 } }]))).toBeUndefined()
    const fixed = (minor: number): Charge => ({ kind: 'fixed', minor })
    const charges = [FREE, ALL, fixed(0), fixed(1), { kind: 'nights', nights: 1 } as const]
    expect(charges.map(isFree)).toEqual([true, false, true, false, false])
    expect(charges.map(isTotal)).toEqual([false, true, false, false, false])
    expect([policy, nonRefundable(zone)].map(isFreeNow)).toEqual([true, false])
    expect(freeUntil(cancellationPolicy(zone, [{ charge: FREE }]))).toBeUndefined()
  })

  it('returns the start of the non-refundable tier', () => {
    expect(refundableUntil(policy)).toBe(tiers[2]?.from)
    expect(refundableUntil(nonRefundable(zone))).toBeUndefined()
    expect(refundableUntil(cancellationPolicy(zone, [{ charge: FREE }]))).toBeUndefined()
  })

  it('has no tiers that are over', () => {
    const [, second, third] = tiers
    const left = (instant: string, seconds: number) => policyFrom(policy, at(instant, seconds))
    expect(left('2026-03-07T18:00:00-05:00', -1)).toEqual(policy)
    expect(left('2026-03-07T18:00:00-05:00', 0)).toEqual({
      timeZone: zone,
      tiers: [{ charge: second?.charge }, third],
    })
    expect(left('2026-03-08T18:00:00-04:00', 0)).toEqual(nonRefundable(zone))
    expect(nonRefundable(zone)).toEqual({ timeZone: zone, tiers: [{ charge: ALL }] })
  })

  it('writes a whole share in the way of a locale, and no share with a fraction', () => {
    expect([percentText(5_000, 'en-US'), percentText(5_000, 'de'), percentText(3_350, 'de')]).toEqual([
      '50%',
      '50\u00a0%',
      undefined,
    ])
  })

  it.each<[string, readonly CancellationTier[]]>([
    ['no tiers', []],
    ['an instant in the first tier', [{ from: '2026-03-07T18:00:00-05:00', charge: FREE }]],
    ['no instant in a later tier', [{ charge: FREE }, { charge: ALL }]],
    ['an instant that does not exist', [{ charge: FREE }, { from: 'soon', charge: ALL }]],
    ['tiers out of order', [{ charge: FREE }, tiers[2] ?? { charge: ALL }, tiers[1] ?? { charge: ALL }]],
    ['the same instant twice', [{ charge: FREE }, tiers[1] ?? { charge: ALL }, tiers[1] ?? { charge: ALL }]],
    ['a share above all', [{ charge: { kind: 'percentage', bps: 10_001 } }]],
    ['a broken share', [{ charge: { kind: 'percentage', bps: 33.3 } }]],
    ['a negative fee', [{ charge: { kind: 'fixed', minor: -1 } }]],
    [
      'a broken fee after a whole one',
      [{ charge: FREE }, { ...tiers[1], charge: { kind: 'fixed', minor: 1.5 } }],
    ],
    ['no nights', [{ charge: { kind: 'nights', nights: 0 } }]],
  ])('refuses %s', (_, tiers) => {
    expect(() => cancellationPolicy(zone, tiers)).toThrow(RangeError)
  })
})

describe('two policies of a stay', () => {
  const paid = { paid: usd(30_000), nights: 3 }
  const agreed = cancellationPolicy(zone, tiers)
  const start = new Date('2026-03-01T00:00:00Z')
  const returnsLessFrom = (at: Date, ...other: CancellationTier[]) =>
    returnsLess(cancellationPolicy(zone, other), agreed, paid, at)

  it('differ where one returns less at any of their instants', () => {
    const [free, night, all] = tiers as [CancellationTier, CancellationTier, CancellationTier]
    const earlier = (tier: CancellationTier) => ({ ...tier, from: '2026-03-07T17:59:59-05:00' })
    expect(returnsLessFrom(start, ...tiers)).toBe(false)
    expect(returnsLessFrom(start, free, all)).toBe(false)
    expect(returnsLessFrom(start, free, earlier(night), all)).toBe(true)
    expect(returnsLessFrom(start, free, { ...night, charge: { kind: 'fixed', minor: 10_000 } }, all)).toBe(
      false,
    )
    expect(returnsLessFrom(start, free, { ...night, charge: { kind: 'fixed', minor: 10_001 } }, all)).toBe(
      true,
    )
    expect(returnsLessFrom(start, { charge: { kind: 'fixed', minor: 1 } }, night, all)).toBe(true)
    // The agreed one may return more again later.
    const again = cancellationPolicy(zone, [{ charge: ALL }, { ...night, charge: FREE }])
    expect(returnsLess(nonRefundable(zone), again, paid, start)).toBe(true)
  })

  it('do not differ by what is over', () => {
    const [, night, all] = tiers as [CancellationTier, CancellationTier, CancellationTier]
    const after = new Date('2026-03-07T18:00:00-05:00')
    expect(returnsLessFrom(after, { charge: night.charge }, all)).toBe(false)
    expect(returnsLessFrom(new Date(after.getTime() - 1), { charge: night.charge }, all)).toBe(true)
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true, min: start, max: new Date('2026-03-10') }), (at) => {
        expect(returnsLess(policyFrom(agreed, at), agreed, paid, at)).toBe(false)
      }),
    )
  })
})
