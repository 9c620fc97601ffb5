import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amenities, listingAmenities } from './amenities.ts'
import { compareBy, type Filterable, matches } from './filters.ts'

const hotel = (change: Partial<Filterable> = {}): Filterable => ({
  name: 'Hilton Downtown',
  starRating: 4,
  total: 100,
  nightly: 100,
  saving: 0,
  guestScore: 8,
  amenityIds: [6, 15],
  brandIds: ['hilton'],
  areaIds: ['alfama'],
  promotionIds: [],
  ...change,
})
const anyHotel = fc.record({
  name: fc.string(),
  starRating: fc.double({ min: 0, max: 5, noNaN: true }),
  total: fc.integer({ min: 1, max: 9999 }),
  nightly: fc.integer({ min: 1, max: 9999 }),
  saving: fc.integer({ min: 0, max: 100 }),
  guestScore: fc.double({ min: 0, max: 10, noNaN: true }),
  amenityIds: fc.subarray([2, 4, 5, 6, 9]),
  brandIds: fc.subarray(['a', 'b']),
  areaIds: fc.subarray(['x', 'y']),
  promotionIds: fc.constant([] as string[]),
})

describe('filters', () => {
  it('any of the topics that guests like matches; a hotel without counted reviews matches none', () => {
    const liked = ['view', 'bed']
    expect(matches(hotel({ likedTopics: ['bed', 'pool'] }), { liked })).toBe(true)
    expect(matches(hotel({ likedTopics: ['pool'] }), { liked })).toBe(false)
    expect(matches(hotel(), { liked })).toBe(false)
    expect(matches(hotel(), { liked: [] })).toBe(true)
  })

  it('a name is looked for without the spaces around it', () => {
    expect(matches(hotel(), { hotelName: '  hilton ' })).toBe(true)
    expect(matches(hotel(), { hotelName: ' hyatt ' })).toBe(false)
  })

  it('[HOT-075] the name matches without regard to case', () => {
    expect(matches(hotel(), { hotelName: 'HIL' })).toBe(true)
    expect(matches(hotel(), { hotelName: 'ritz' })).toBe(false)
  })

  it('[OQ-42] the name is literal text, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, middle, after) => {
        fc.pre(middle.trim() === middle)
        expect(matches(hotel({ name: before + middle + after }), { hotelName: middle })).toBe(true)
      }),
    )
    expect(matches(hotel({ name: 'Inn (old)' }), { hotelName: '(' })).toBe(true)
  })

  it('[HOT-076] [OQ-21] price bounds are exclusive on both sides', () => {
    const passes = (nightly: number) => matches(hotel({ nightly }), { prices: [100, 200] })
    expect([100, 101, 199, 200].map(passes)).toEqual([false, true, true, false])
  })

  it('a part of a map has the hotels that lie in it, up to its edges', () => {
    const at = (latitude: number, longitude: number) =>
      matches(hotel({ position: { latitude, longitude } }), { bounds: [38, -10, 39, -9] })
    expect([at(38, -10), at(39, -9), at(38.5, -9.5)]).toEqual([true, true, true])
    expect([at(37.9, -9.5), at(39.1, -9.5), at(38.5, -10.1), at(38.5, -8.9)]).toEqual(Array(4).fill(false))
    expect(matches(hotel(), { bounds: [38, -10, 39, -9] })).toBe(false)
  })

  it('a part across the date line has the hotels of both sides, from either side', () => {
    const at = (longitude: number, west: number, east: number) =>
      matches(hotel({ position: { latitude: -17, longitude } }), { bounds: [-18, west, -16, east] })
    for (const longitude of [179.97, -179.97]) {
      expect(at(longitude, 179, 181)).toBe(true)
      expect(at(longitude, -181, -179)).toBe(true)
    }
    for (const longitude of [178, -178, 0]) expect(at(longitude, 179, 181)).toBe(false)
  })

  it('[HOT-077] stars compare by rounding down', () => {
    expect(matches(hotel({ starRating: 3.5 }), { stars: [3] })).toBe(true)
    expect(matches(hotel({ starRating: 3.5 }), { stars: [4] })).toBe(false)
  })

  it('[HOT-078] all selected amenities are required', () => {
    expect(matches(hotel(), { amenities: [6, 15] })).toBe(true)
    expect(matches(hotel(), { amenities: [6, 9] })).toBe(false)
  })

  it('[OQ-43] any of a group is enough, and every group counts', () => {
    expect(matches(hotel(), { hotelBrands: ['hyatt', 'hilton'], areas: ['alfama'] })).toBe(true)
    expect(matches(hotel(), { hotelBrands: ['hilton'], areas: ['chiado'] })).toBe(false)
  })

  it('another filter never lets more hotels through', () => {
    fc.assert(
      fc.property(
        fc.array(anyHotel),
        fc.subarray([2, 4, 5]),
        fc.subarray([1, 2, 3, 4]),
        (hotels, expected, stars) => {
          const one = hotels.filter((each) => matches(each, { amenities: expected }))
          const two = hotels.filter((each) => matches(each, { amenities: expected, stars }))
          expect(two.every((each) => one.includes(each))).toBe(true)
        },
      ),
    )
  })

  it('sorts order every pair', () => {
    const keys: Record<string, (each: Filterable) => number> = {
      price_asc: (each) => each.total,
      price_desc: (each) => -each.total,
      stars_desc: (each) => -each.starRating,
      score_desc: (each) => -each.guestScore,
      savings: (each) => -each.saving,
    }
    fc.assert(
      fc.property(fc.array(anyHotel), fc.constantFrom(...Object.keys(keys)), (hotels, sort) => {
        const values = [...hotels].sort(compareBy(sort)).map(keys[sort] ?? (() => 0))
        expect(values).toEqual([...values].sort((a, b) => a - b))
      }),
    )
    expect(compareBy('most_popular')(hotel({ total: 9 }), hotel({ total: 1 }))).toBe(0)
  })
})

describe('amenities', () => {
  it('[HOT-340] have the ids of the preference table', () => {
    const table = Object.fromEntries(amenities.map(({ name, id }) => [name, id]))
    expect(table).toEqual({
      'Free Breakfast': 5,
      'Swimming Pool': 15,
      'Free Internet': 6,
      'Free Parking': 10,
      'Pets Allowed': 13,
      'Non Smoking': 12,
      'Free Airport Shuttle': 4,
      'Fitness Center': 9,
      Accessible: 11,
      'Business Center': 2,
    })
  })

  it('[HOT-084] a listing shows selected ones first, then 6, 13, 12, 11, 9, 2', () => {
    const own = [2, 5, 9, 6, 13, 12].map((id) => ({ id }))
    expect(listingAmenities(own).map(({ id }) => id)).toEqual([6, 13, 12])
    expect(listingAmenities(own, [5, 2]).map(({ id }) => id)).toEqual([5, 2, 6])
  })
})
