import { availableHotels, type Priced } from '../src/adapters/supplier/priced-hotels.ts'
import { type Facts, lostPairs } from '../src/modules/catalogue/hotels/merge/match.ts'
import { mergedLists, withPublicIds } from '../src/modules/catalogue/hotels/merge/merged-list.ts'
import { type FoundPair, verdictsOf } from '../src/modules/catalogue/hotels/merge/pairs.ts'
import type { HotelSummary } from '../src/ports/supplier.ts'

/** Merging the lists of two suppliers, 2,000 hotels each, 1,500 of them at both: once with no pair known, then with all. */
const HOTELS = 2_000
const SHARED = 1_500
const BUDGET_MS = 30

const first = [
  'Grand',
  'Royal',
  'Park',
  'Central',
  'Golden',
  'Blue',
  'Old Town',
  'River',
  'Garden',
  'Station',
]
const second = ['Palace', 'Plaza', 'Inn', 'Suites', 'Lodge', 'House', 'Residence', 'Court', 'Terrace', 'View']
const chains = ['Marriott', 'Hilton', 'Accor', 'Radisson', undefined, undefined]
const random = (seed: number) => (((seed + 1) * 2_654_435_761) >>> 0) / 2 ** 32

/** The hotel of a number as a supplier tells it: ids, spelling and position differ a little. */
function hotelOf(supplier: 'a' | 'b', number: number): HotelSummary {
  const own = supplier === 'b' ? 0.0002 * (random(number * 7 + 3) - 0.5) : 0
  const words = [first[number % 10], second[Math.floor(number / 10) % 10], Math.floor(number / 100)].join(' ')
  const chain = chains[number % chains.length]
  return {
    id: `${supplier}${number}`,
    name: supplier === 'a' ? `Hotel ${words}` : `${words} Lisbon`,
    brand: chain ? { id: `${supplier}-${chain}`, name: chain } : undefined,
    stars: 1 + (number % 5),
    thumbnails: [`/${number}.webp`],
    amenityIds: [1, 2, 3],
    area: { id: `${supplier}-area${number % 40}`, name: `Area ${number % 40}` },
    promotions: [],
    location: {
      latitude: 38.7 + 0.15 * random(number * 2) + own,
      longitude: -9.2 + 0.15 * random(number * 2 + 1) + own,
      addressLine1: `Rua ${number % 300}, ${number}`,
      postalCode: String(1_000 + (number % 500)),
      cityId: '2267057',
      cityName: 'Lisbon',
      countryCode: 'PT',
      countryName: 'Portugal',
      timeZone: 'Europe/Lisbon',
    },
  }
}

const request = {
  stay: { checkIn: '2030-06-01', checkOut: '2030-06-03' },
  occupancy: [{ adults: 2, childAges: [] }],
  currency: 'USD',
}
function listOf(supplier: 'a' | 'b', from: number) {
  const money = (minor: number) => ({ minor, currency: 'USD' })
  const hotels = Array.from({ length: HOTELS }, (_, index): Priced => {
    const minor = 10_000 + Math.floor(20_000 * random(from + index * 3))
    return { hotel: hotelOf(supplier, from + index), price: { final: money(minor) } as Priced['price'] }
  })
  return availableHotels(hotels, request)
}

const read = new Map<string, Facts>()
function merge(stored: readonly FoundPair[]) {
  const lists = [listOf('a', 0), listOf('b', HOTELS - SHARED)] as const
  const rows = stored.map(({ publicId, otherId }) => ({
    public_id: publicId,
    other_id: otherId,
    state: 'found' as const,
  }))
  const before = process.threadCpuUsage()
  const verdicts = verdictsOf(rows)
  if (lostPairs(lists, verdicts, read).length > 0) throw new Error('no pair is lost')
  const [one, other] = [withPublicIds(lists[0], verdicts), withPublicIds(lists[1], verdicts)]
  const merged = mergedLists(one, other, verdicts, (id) => id.startsWith('b'))
  const { user, system } = process.threadCpuUsage(before)
  return { ...merged, ms: (user + system) / 1_000 }
}

const middle = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const { found } = merge([])
const runs = (stored: readonly FoundPair[]) => middle(Array.from({ length: 31 }, () => merge(stored).ms))
merge(found)
console.log(
  `${HOTELS} + ${HOTELS} hotels merged, ${found.length} pairs found: ${runs([]).toFixed(1)} ms CPU (budget ${BUDGET_MS} ms)`,
)
console.log(
  `${HOTELS} + ${HOTELS} hotels merged, pairs known: ${runs(found).toFixed(1)} ms CPU (budget ${BUDGET_MS} ms)`,
)
