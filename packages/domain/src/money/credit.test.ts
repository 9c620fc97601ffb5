import { describe, expect, it } from 'vitest'
import { creditFor } from './credit.ts'
import { money } from './money.ts'

const usd = (minor: number) => money(minor, 'USD')
const credit = { available: usd(46_704), leastMinor: 100 }

describe('the credit of a change', () => {
  it('pays all of a cheaper stay, and as much as there is of a dearer one', () => {
    expect(creditFor(credit, usd(44_284))).toEqual(usd(44_284))
    expect(creditFor(credit, usd(46_704))).toEqual(usd(46_704))
    expect(creditFor(credit, usd(48_216))).toEqual(usd(46_704))
  })

  it('pays nothing in another currency, or when the rest is too small for a card', () => {
    expect(creditFor(credit, money(48_216, 'EUR'))).toEqual(money(0, 'EUR'))
    expect(creditFor(credit, usd(46_803))).toEqual(usd(0))
    expect(creditFor(credit, usd(46_804))).toEqual(usd(46_704))
  })
})
