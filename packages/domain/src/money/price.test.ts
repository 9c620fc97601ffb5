import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addNights } from '../dates/stay-dates.ts'
import { spreadGuests } from '../stay/occupancy.ts'
import { fromMajor, money, toMajor } from './money.ts'
import {
  averageSavingsPercent,
  isAvailable,
  liteBannerPercent,
  nightlyTotal,
  rewardPoints,
  roomNights,
  type StayPrice,
  savingOf,
  savingsPercent,
  stayPrice,
  struckTotal,
} from './price.ts'

const usd = (amount: number) => fromMajor(amount, 'USD')
const parts = fc.record({
  nightly: fc.array(fc.integer({ min: 100, max: 1_000_000 }), { minLength: 1, maxLength: 21 }),
  rooms: fc.integer({ min: 1, max: 9 }),
  taxRate: fc.integer({ min: 0, max: 30 }).map((percent) => percent / 100),
  fee: fc.integer({ min: 0, max: 50_000 }),
  collect: fc.constantFrom('now' as const, 'hotel' as const),
  currency: fc.constantFrom('USD', 'JPY', 'KWD', 'HUF'),
})

describe('price', () => {
  it('[HOT-137] the final total is total plus property fee, to two decimals', () => {
    const fee = { amount: usd(25.555), collect: 'hotel' as const }
    const price = stayPrice({ nightly: [usd(100.1)], rooms: 1, taxRate: 0, propertyFee: fee })
    expect(toMajor(price.final)).toBe(125.66)
  })

  it('[OQ-09] adds up as it is shown: nightly price by nights by rooms, taxes, fee, due now and due at the hotel', () => {
    fc.assert(
      fc.property(parts, ({ nightly, rooms, taxRate, fee, collect, currency }) => {
        const propertyFee = { amount: money(fee, currency), collect }
        const price = stayPrice({
          nightly: nightly.map((minor) => money(minor, currency)),
          rooms,
          taxRate,
          propertyFee,
        })
        expect(price.subtotal.minor).toBe(price.display.minor * nightly.length * rooms)
        expect(price.total.minor).toBe(price.subtotal.minor + price.taxes.minor)
        expect(price.final.minor).toBe(price.total.minor + fee)
        expect(price.dueNow.minor + price.dueAtHotel.minor).toBe(price.final.minor)
        expect(price.dueAtHotel.minor).toBe(collect === 'hotel' ? fee : 0)
        const average = nightly.reduce((sum, minor) => sum + minor, 0) / nightly.length
        const step = { USD: 1, JPY: 1, KWD: 10, HUF: 100 }[currency] ?? 0
        expect(Math.abs(price.display.minor - average)).toBeLessThanOrEqual(step / 2)
        expect(price.display.minor % step).toBe(0)
      }),
    )
  })

  it('shows three nights at $94.74 as $284.22, though they come to a cent more', () => {
    const price = stayPrice({
      nightly: [9_474, 9_474, 9_475].map((minor) => money(minor, 'USD')),
      rooms: 1,
      taxRate: 0.1,
    })
    expect([price.display, price.subtotal, price.taxes].map(toMajor)).toEqual([94.74, 284.22, 28.42])
  })

  it('strikes through the total that the struck nightly price would come to, to the cent', () => {
    fc.assert(
      fc.property(parts, ({ nightly, rooms, taxRate, fee, collect, currency }) => {
        const common = { rooms, taxRate, propertyFee: { amount: money(fee, currency), collect } }
        const usual = stayPrice({ ...common, nightly: nightly.map((minor) => money(minor, currency)) })
        const cheaper = nightly.map((minor) => money(Math.round(minor * 0.8), currency))
        const price = stayPrice({ ...common, nightly: cheaper, strikethrough: usual.display })
        expect(price.finalStrikethrough).toEqual(usual.final)
        expect(usual.finalStrikethrough).toBeUndefined()
      }),
    )
  })

  it('compares and divides the total that is shown, so that all figures of a stay have one order', () => {
    fc.assert(
      fc.property(
        parts,
        fc.array(fc.double({ min: 0.2, max: 1.3, noNaN: true }), { minLength: 2, maxLength: 8 }),
        (each, factors) => {
          const { nightly, rooms, taxRate, fee, collect, currency } = each
          const usual = money(Math.max(...nightly), currency)
          const prices = factors.map((factor) =>
            stayPrice({
              nightly: nightly.map((minor) => money(Math.round(minor * factor), currency)),
              rooms,
              taxRate,
              propertyFee: { amount: money(fee, currency), collect },
              strikethrough: usual,
            }),
          )
          const stay = { checkIn: '2026-05-01', checkOut: addNights('2026-05-01', nightly.length) }
          const minors = (of: (price: StayPrice) => number) =>
            [...prices].sort((a, b) => a.final.minor - b.final.minor).map(of)
          const nights = minors(
            ({ final }) => nightlyTotal(final, roomNights(stay, spreadGuests(rooms, rooms))).minor,
          )
          expect(nights).toEqual([...nights].sort((a, b) => a - b))
          const savings = minors(savingOf)
          expect(savings).toEqual([...savings].sort((a, b) => b - a))
          for (const price of prices) {
            const struck = struckTotal(price)
            if (struck) expect(struck.minor).toBeGreaterThan(price.final.minor)
            expect(savingOf(price)).toBe(struck ? savingsPercent(price.final, struck) : 0)
          }
        },
      ),
    )
  })

  it('derives a struck total from the nightly price, where the server states none', () => {
    const price = (display: number, struck: number | undefined): StayPrice => ({
      ...stayPrice({
        nightly: [usd(display)],
        rooms: 1,
        taxRate: 0.12,
        propertyFee: { amount: usd(18), collect: 'now' },
      }),
      displayStrikethrough: struck === undefined ? undefined : usd(struck),
    })
    // 112 for room and taxes, half as much again, and 18 of fee: the fee makes a third of 33 %.
    expect(struckTotal(price(100, 150))).toEqual(usd(186))
    expect(savingOf(price(100, 150))).toBe(30)
    for (const [display, struck] of [
      [100, 100],
      [100, 90],
      [100, undefined],
      [0, 100],
    ] as const)
      expect([struckTotal(price(display, struck)), savingOf(price(display, struck))]).toEqual([undefined, 0])
  })

  it('refuses a stay without nights', () => {
    expect(() => stayPrice({ nightly: [], rooms: 1, taxRate: 0 })).toThrow(RangeError)
  })

  it('[HOT-222] reward points are the rounded final total, at least 100', () => {
    expect(rewardPoints(99.4)).toBe(100)
    expect(rewardPoints(0)).toBe(0)
    expect(rewardPoints(250.5)).toBe(251)
  })

  it('[HOT-341] [OQ-22] [AQ-29] the profile statistic divides by the price paid', () => {
    expect(averageSavingsPercent(200, 150)).toBe(33)
    expect(averageSavingsPercent(200, 0)).toBe(0)
  })

  it('[OQ-22] savings are a share of the strikethrough, and round down to fives in the lite banner', () => {
    expect(savingsPercent(usd(150), usd(200))).toBe(25)
    expect(savingsPercent(usd(150))).toBe(0)
    expect(liteBannerPercent(23)).toBe(20)
  })

  it('[HOT-333] a hotel is available when its price, rounded down, is above 0', () => {
    expect([0.99, 1].map((price) => isAvailable(price))).toEqual([false, true])
  })

  it('[HOT-334] shows a hotel in a search result only under 10,000', () => {
    expect([9999, 10_000].map((price) => isAvailable(price, true))).toEqual([true, false])
    expect(isAvailable(10_000)).toBe(true)
  })

  it('without a fee nothing is due at the hotel, without a basis nothing is saved', () => {
    const price = stayPrice({ nightly: [money(10_000, 'USD')], rooms: 1, taxRate: 0 })
    expect(price).toMatchObject({
      propertyFee: { minor: 0 },
      dueAtHotel: { minor: 0 },
      dueNow: { minor: 10_000 },
    })
    expect(savingsPercent(money(100, 'USD'), money(0, 'USD'))).toBe(0)
    expect(savingsPercent(money(100, 'USD'), money(-5, 'USD'))).toBe(0)
    expect(() => stayPrice({ nightly: [], rooms: 1, taxRate: 0 })).toThrow('a stay has at least one night')
  })
})
