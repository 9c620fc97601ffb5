import { tripFixture } from '@staykit/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { fromWireTrip, stayFigures } from './index.ts'

/** Three nights for what was paid, in place of the full price. */
const stay = (final_total: number, full_total?: number, status = 'SUCCESS') =>
  fromWireTrip(tripFixture({ final_total, status, ...(full_total && { full_total }) }))

describe('the figures of a member', () => {
  it('[HOT-341] paying 150 of 200 saves 33%; only stays with a full price are counted for it', () => {
    expect(stayFigures([stay(150, 200)])).toEqual({ stays: 1, nights: 3, savedPercent: 33 })
    expect(stayFigures([stay(150, 200), stay(80)])).toEqual({ stays: 2, nights: 6, savedPercent: 33 })
  })

  it('[HOT-341] takes the mean over the stays, whatever their currencies, rounded once', () => {
    expect(stayFigures([stay(150, 200), stay(10_000, 10_000), stay(3, 5)]).savedPercent).toBe(33)
  })

  it('a cancelled stay counts for nothing, and nothing is saved without a price', () => {
    expect(stayFigures([stay(150, 200, 'CANCELED')])).toEqual({ stays: 0, nights: 0, savedPercent: 0 })
    expect(stayFigures([stay(0, 200)])).toEqual({ stays: 1, nights: 3, savedPercent: 0 })
  })
})
