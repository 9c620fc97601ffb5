import { cancellationPolicy, isTotal, nightsOf, settle } from '@staykit/domain'
import { expect, it } from 'vitest'
import type { Offer } from '../../ports/supplier.ts'
import { isFree, type Under } from './under.ts'

/** Offers of a hotel for a stay. */
export function testOffers({ subject, request, hotelNamed, offersOf, offerOf }: Under): void {
  it('offers rooms whose lowest price matches the list, and names the tiers of their cancellation', async () => {
    const { supplier } = subject()
    const hotel = await hotelNamed('Testville Grand Hotel')
    const offers = await offersOf(hotel.name)
    const lowest = await supplier.lowest(hotel.id, request())
    expect(Math.min(...offers.map(({ price }) => price.final.minor))).toBe(lowest.price?.final.minor)
    expect(offers.some(isFree)).toBe(true)
    for (const offer of offers) {
      const { cancellation, prepaid, key, price } = offer
      const { timeZone, tiers } = cancellation
      expect(prepaid).toBe(!isFree(offer))
      expect(timeZone).toBe(hotel.location.timeZone)
      expect(() => cancellationPolicy(timeZone, tiers)).not.toThrow()
      const [, ...later] = tiers
      for (const { from } of later) expect(from).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/)
      const paid = { paid: price.dueNow, nights: nightsOf(key.stay) }
      const refunds = tiers.map(({ charge }) => settle(charge, paid).refund.minor)
      expect(refunds).toEqual([...refunds].sort((a, b) => b - a))
      if (!isFree(offer)) expect(tiers.map(({ charge }) => isTotal(charge))).toEqual([true])
      expect(key).toMatchObject({ supplier: supplier.name, hotelId: hotel.id, currency: 'USD' })
      expect(price.final.minor).toBeGreaterThan(0)
    }
    const codes = offers.map(({ key }) => `${key.roomCode} ${key.planCode}`)
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('includes a fee at the hotel in the total, and not in the amount due now', async () => {
    const { price } = await offerOf('The Fee At The Hotel')
    expect(price.dueAtHotel.minor).toBeGreaterThan(0)
    expect(price.dueNow.minor).toBe(price.final.minor - price.dueAtHotel.minor)
  })

  it('offers member rates, which are cheaper, only to members', async () => {
    const open = await offersOf('Testville Grand Hotel')
    const members = await offersOf('Testville Grand Hotel', { memberOnly: true })
    expect(new Set(open.map(({ memberOnly }) => memberOnly))).toEqual(new Set([false]))
    expect(members.filter(({ memberOnly }) => !memberOnly)).toEqual([])
    const cheapest = (offers: readonly Offer[]) => Math.min(...offers.map(({ price }) => price.final.minor))
    if (members.length > 0) expect(cheapest(members)).toBeLessThan(cheapest(open))
  })
}
