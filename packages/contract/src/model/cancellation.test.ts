import { ALL, type CancellationPolicy, cancellationPolicy, FREE, money } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import {
  fromWirePolicy,
  isPartlyRefundable,
  policyLinesOf,
  policyOfDeadline,
  pricedPolicy,
  toWirePolicy,
} from './cancellation.ts'

const until = '2030-12-03T18:00:00+00:00'
const end = '2030-12-05T18:00:00+00:00'
const policy = (...tiers: CancellationPolicy['tiers']) => cancellationPolicy('Europe/Lisbon', tiers)
const night = { kind: 'nights', nights: 1 } as const
const threeTiers = policy({ charge: FREE }, { from: until, charge: night }, { from: end, charge: ALL })
const kindsOf = (...of: Parameters<typeof pricedPolicy>) =>
  policyLinesOf(pricedPolicy(...of)).map(({ kind }) => kind)

describe('a cancellation policy on the wire', () => {
  it.each([
    ['USD', 46_705],
    ['JPY', 10_001],
    ['KWD', 12_350],
    ['HUF', 1_234_500],
  ])('keeps the amounts of each tier in %s', (currency, paid) => {
    const priced = pricedPolicy(threeTiers, { paid: money(paid, currency), nights: 3 })
    const wire = toWirePolicy(priced)
    expect(fromWirePolicy(wire, currency)).toEqual(priced)
    for (const { penalty, refund } of priced.tiers) expect(penalty.minor + refund.minor).toBe(paid)
  })

  it('shows the amount of a kind that it does not know', () => {
    const tiers = [{ kind: 'com.example.voucher', penalty: 10.5, refund: 0 }]
    const [tier] = fromWirePolicy({ timeZone: 'UTC', tiers }, 'USD').tiers
    expect(tier?.charge).toEqual({ kind: 'fixed', minor: 1_050 })
  })

  it('has one sentence for each tier, and none for a tier that costs the same as the one before', () => {
    const paid = money(30_000, 'USD')
    expect(kindsOf(threeTiers, { paid, nights: 3 })).toEqual(['free', 'from', 'nothing'])
    // One night of one is everything.
    expect(kindsOf(threeTiers, { paid, nights: 1 })).toEqual(['deadline'])
    expect(kindsOf(policy({ charge: ALL }), { paid, nights: 2 })).toEqual(['none'])
    expect(kindsOf(policy({ charge: FREE }), { paid, nights: 2 })).toEqual([])
    const late = policy({ charge: night }, { from: end, charge: ALL })
    expect(kindsOf(late, { paid, nights: 2 })).toEqual(['now', 'nothing'])
    expect(isPartlyRefundable(pricedPolicy(late, { paid, nights: 2 }))).toBe(true)
    expect(isPartlyRefundable(pricedPolicy(late, { paid, nights: 1 }))).toBe(false)
    expect(isPartlyRefundable(pricedPolicy(threeTiers, { paid, nights: 2 }))).toBe(false)
  })

  it('reads the deadline of a server without tiers', () => {
    const paid = money(30_000, 'USD')
    const kinds = (...of: [boolean, string?]) =>
      policyLinesOf(policyOfDeadline(of[0], of[1], paid)).map(({ kind }) => kind)
    expect([kinds(true, until), kinds(true), kinds(false)]).toEqual([['deadline'], [], ['none']])
  })
})
