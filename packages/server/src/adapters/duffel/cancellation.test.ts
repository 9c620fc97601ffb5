import { ALL, FREE, money, nonRefundable } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import { cancellationOf } from './offers.ts'

const timeZone = 'Asia/Tokyo'
/** The tiers of a stay for 250 pounds, at two dollars a pound. */
const tiersOf = (...timeline: readonly (readonly [before: string, refund: string])[]) =>
  cancellationOf(
    {
      total_amount: '250.00',
      total_currency: 'GBP',
      cancellation_timeline: timeline.map(([before, refund_amount]) => ({ before, refund_amount })),
    },
    {
      timeZone,
      now: new Date('2030-01-01T00:00:00Z'),
      exchange: ({ minor }) => money(minor * 2, 'USD'),
    },
  ).tiers
const fixed = (minor: number) => ({ kind: 'fixed', minor })

describe('the timeline of a rate', () => {
  const free = ['2030-02-01T10:00:00Z', '250.00'] as const
  const half = ['2030-02-02T15:30:00Z', '125.00'] as const

  it('becomes tiers in the zone of the hotel and the currency of the offer, in any order', () => {
    const tiers = [
      { charge: FREE },
      { from: '2030-02-01T19:00:00+09:00', charge: fixed(25_000) },
      { from: '2030-02-03T00:30:00+09:00', charge: ALL },
    ]
    expect(tiersOf(free, half)).toEqual(tiers)
    expect(tiersOf(half, free)).toEqual(tiers)
  })

  it('leaves out what is over, and charges all after its last entry or without one', () => {
    expect(tiersOf(['2029-12-31T23:59:59Z', '250.00'], half)).toEqual([
      { charge: fixed(25_000) },
      { from: '2030-02-03T00:30:00+09:00', charge: ALL },
    ])
    expect(tiersOf(['2029-12-31T23:59:59Z', '250.00'])).toEqual(nonRefundable(timeZone).tiers)
    expect(tiersOf()).toEqual(nonRefundable(timeZone).tiers)
  })
})
