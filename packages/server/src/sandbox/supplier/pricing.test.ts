import { add, money, spreadGuests, toMajor } from '@staykit/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencies } from './day-rates.ts'
import { deadlineOf, plansOf } from './plans.ts'
import { type PriceQuestion, priceOf } from './pricing.ts'
import { leastFactor, roomsOf } from './rooms.ts'
import { pricedNights } from './seasons.ts'

const city = {
  id: '2267057',
  name: 'Lisbon',
  displayName: 'Lisbon, Portugal',
  countryCode: 'PT',
  countryName: 'Portugal',
  stateCode: undefined,
  population: 517_802,
  latitude: 38.7,
  longitude: -9.1,
  timeZone: 'Europe/Lisbon',
}
const nights = (checkIn: string, checkOut: string) =>
  pricedNights(city, 'mediterranean', { checkIn, checkOut })

const question: PriceQuestion = {
  traits: { base: 10_000, strike: 0, fee: 0, feeAtHotel: false, amenities: 0, childrenPayLess: false },
  seed: 7,
  market: { language: 'pt', level: 1, tax: 0.06, feeShare: 0 },
  nights: nights('2026-05-12', '2026-05-15'),
  occupancy: spreadGuests(1, 2),
  currency: 'USD',
  roomFactor: 1,
  planFactor: 1,
}

describe('prices', () => {
  it('add up in every currency, for any stay and number of rooms', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1_000, max: 200_000 }),
        fc.integer({ min: 0, max: 5_000 }),
        fc.boolean(),
        (currency, rooms, base, fee, feeAtHotel) => {
          const traits = { ...question.traits, base, fee, feeAtHotel }
          const price = priceOf({ ...question, traits, currency, occupancy: spreadGuests(rooms, rooms) })
          expect(price.total).toEqual(add(price.subtotal, price.taxes))
          expect(price.final).toEqual(add(price.total, price.propertyFee))
          expect(add(price.dueNow, price.dueAtHotel)).toEqual(price.final)
          expect(price.dueAtHotel.minor).toBe(feeAtHotel ? price.propertyFee.minor : 0)
          expect(price.subtotal.minor).toBe(price.display.minor * question.nights.length * rooms)
        },
      ),
    )
  })

  it('follow the season, the weekday and the length of stay', () => {
    const display = (from: string, to: string) =>
      toMajor(priceOf({ ...question, nights: nights(from, to) }).display)
    expect(display('2026-08-04', '2026-08-05')).toBeGreaterThan(display('2026-01-06', '2026-01-07') * 1.5)
    expect(display('2026-05-15', '2026-05-16')).toBeGreaterThan(display('2026-05-11', '2026-05-12'))
    const week = nights('2026-05-11', '2026-05-18')
    const alone = week.map((night) => priceOf({ ...question, nights: [night] }).display)
    expect(priceOf({ ...question, nights: week }).subtotal.minor).toBeLessThan(
      add(money(0, 'USD'), ...alone).minor * 0.92,
    )
  })

  it('name their comparison: the public price for members, the usual one if the hotel states it', () => {
    const member = priceOf({ ...question, planFactor: 0.75, publicFactor: 1 })
    expect(member.displayStrikethrough).toEqual(priceOf(question).display)
    expect(member.finalStrikethrough).toEqual(priceOf(question).final)
    expect(priceOf(question).displayStrikethrough).toBeUndefined()
    const struck = priceOf({ ...question, traits: { ...question.traits, strike: 20 } })
    expect(struck.displayStrikethrough?.minor).toBe(Math.round(struck.display.minor * 1.2))
  })
})

describe('rooms and plans', () => {
  it('include a cheapest room for a party, which sets the price in lists', () => {
    for (let seed = 0; seed < 200; seed++) {
      for (const stars of [10, 20, 35, 40, 50]) {
        const rooms = roomsOf(seed, stars, 'temperate')
        for (const guests of [1, 2, 3, 4])
          expect(
            Math.min(...rooms.filter(({ sleeps }) => sleeps >= guests).map(({ factor }) => factor)),
          ).toBe(leastFactor(guests))
      }
    }
  })

  it('include a public plan at the plain price, and member plans only with a saving', () => {
    for (let seed = 0; seed < 500; seed++) {
      const plans = plansOf({
        seed,
        memberPercent: seed % 2 ? 20 : 0,
        behaviour: 'ordinary',
        isTest: false,
        hasBreakfast: false,
      })
      expect(Math.min(...plans.filter(({ memberOnly }) => !memberOnly).map(({ factor }) => factor))).toBe(1)
      expect(plans.some(({ memberOnly }) => memberOnly)).toBe(seed % 2 === 1)
    }
  })

  it("end free cancellation at an instant in the hotel's time zone, in any season", () => {
    expect(deadlineOf('2026-07-10', 2, 'Europe/Lisbon')).toBe('2026-07-08T18:00:00+01:00')
    expect(deadlineOf('2026-01-10', 2, 'Europe/Lisbon')).toBe('2026-01-08T18:00:00+00:00')
    expect(deadlineOf('2026-01-10', 1, 'Asia/Kolkata')).toBe('2026-01-09T18:00:00+05:30')
    expect(deadlineOf('2026-01-10', 0, 'America/New_York')).toBe('2026-01-10T23:59:00-05:00')
  })
})
