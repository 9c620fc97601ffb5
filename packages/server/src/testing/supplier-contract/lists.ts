import { money, nightlyTotal, nightsOf, toMajor } from '@staykit/domain'
import { expect, it } from 'vitest'
import type { Under } from './under.ts'

/** Forms of hotel ids, one for each supplier: an id names its supplier. A new one adds its own. */
const idForms = [/^\d{1,10}-\d{1,4}$/, /^acc_\w+$/, /^lp\w+$/]

/** Lists of hotels, their filters and counts. */
export function testLists({ subject, searched }: Under): void {
  it('lists hotels with prices that add up, whole and in windows, and counts their facets', async () => {
    const all = await searched({ to: 200 })
    expect(all.count).toBe(all.total)
    expect(all.hotels).toHaveLength(all.total)
    for (const { hotel, price } of all.hotels) {
      expect(hotel.name, hotel.id).not.toBe('')
      expect(subject().supplier.owns(hotel.id), hotel.id).toBe(true)
      expect(idForms.filter((form) => form.test(hotel.id))).toHaveLength(1)
      expect(hotel.location.timeZone).toMatch(/\w+\/\w+/)
      for (const path of hotel.thumbnails) expect(path).toMatch(/^\/travel\/images\/\D+\/150\/\D+$/)
      if (!price) throw new Error(`${hotel.name} is listed without a price`)
      const { display, subtotal, taxes, total, propertyFee, final, dueNow, dueAtHotel } = price
      expect(display.currency).toBe('USD')
      expect(subtotal.minor).toBe(display.minor * nightsOf(subject().stay))
      expect(total.minor).toBe(subtotal.minor + taxes.minor)
      expect(final.minor).toBe(total.minor + propertyFee.minor)
      expect(dueNow.minor + dueAtHotel.minor).toBe(final.minor)
      expect(taxes.minor).toBeGreaterThanOrEqual(0)
    }
    const window = await searched({ from: 2, to: 5 })
    expect(window.hotels.map(({ hotel }) => hotel.id)).toEqual(
      all.hotels.slice(2, 5).map(({ hotel }) => hotel.id),
    )
    const stars = all.stars.reduce((sum, { count }) => sum + count, 0)
    expect(stars).toBe(all.total)
    expect(all.prices.histogram.reduce((sum, count) => sum + count, 0)).toBe(all.total)
  })

  it('sorts and filters over the whole list, and counts over all of it', async () => {
    const all = await searched({ to: 200 })
    const totals = async (sort: string) =>
      (await searched({ to: 200, sort })).hotels.map(({ price }) => price?.final.minor ?? 0)
    const sorted = await totals('price_asc')
    expect(sorted).toEqual([...sorted].sort((a, b) => a - b))
    expect(await totals('price_desc')).toEqual([...sorted].reverse())
    const { prices } = all
    const { stay } = subject()
    const nightly = (total: number) => toMajor(nightlyTotal(money(total, 'USD'), nightsOf(stay)))
    expect([sorted[0] ?? 0, sorted.at(-1) ?? 0].map(nightly)).toEqual([prices.min, prices.max])
    const middle: [number, number] = [prices.min, prices.max]
    const some = await searched({ to: 200, filters: { prices: middle } })
    expect(some.hotels.map(({ price }) => nightly(price?.final.minor ?? 0))).toSatisfy((left: number[]) =>
      left.every((price) => price > prices.min && price < prices.max),
    )
    expect(some.count).toBeLessThan(all.count)
    expect(some.total).toBe(all.total)
    expect(some.prices).toEqual(all.prices)
  })
}
