import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clampOccupancy,
  DEFAULT_OCCUPANCY,
  guestCount,
  guestOptions,
  isOccupancy,
  isPlain,
  type Occupancy,
  readRooms,
  roomOptions,
  roomsText,
  spreadGuests,
  withChildAges,
} from '../index.ts'

const party = fc.record({
  adults: fc.integer({ min: 1, max: 4 }),
  childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
})
const occupancies = fc.array(party, { minLength: 1, maxLength: 9 })

describe('the occupancy of a search by counts', () => {
  it('offers 1 to 9 rooms, and guests from one to four a room', () => {
    expect(roomOptions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(guestOptions(2)).toEqual([2, 3, 4, 5, 6, 7, 8])
  })

  it('accepts exactly what it offers', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2, max: 12 }), fc.integer({ min: -2, max: 50 }), (rooms, guests) => {
        const offered = roomOptions.includes(rooms) && guestOptions(rooms).includes(guests)
        expect(isOccupancy(spreadGuests(rooms, guests))).toBe(offered)
      }),
    )
    const bad = [
      [1.5, 2],
      [1, 1.5],
      [Number.NaN, 2],
      [1e9, 1e9],
    ]
    for (const [rooms = 0, guests = 0] of bad) expect(isOccupancy(spreadGuests(rooms, guests))).toBe(false)
  })

  it('clamps anything to something allowed, and leaves the allowed alone', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (rooms, guests) => {
        const clamped = clampOccupancy(rooms, guests)
        expect(isOccupancy(clamped)).toBe(true)
        expect(clampOccupancy(clamped.length, guestCount(clamped))).toEqual(clamped)
      }),
    )
  })

  it('spreads every guest over the rooms, at most four in one', () => {
    expect(spreadGuests(2, 5)).toEqual([
      { adults: 3, childAges: [] },
      { adults: 2, childAges: [] },
    ])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 27 }), (rooms, more) => {
        const guests = Math.min(rooms * 4, rooms + more)
        const spread = spreadGuests(rooms, guests)
        expect(guestCount(spread)).toBe(guests)
        expect(isOccupancy(spread)).toBe(true)
      }),
    )
    expect(DEFAULT_OCCUPANCY).toEqual(spreadGuests(1, 2))
  })
})

describe('an occupancy', () => {
  it('has 1 to 4 adults and at most 4 children of 0 to 17 years in each room', () => {
    const bad: Occupancy[] = [
      [],
      [{ adults: 0, childAges: [5] }],
      [{ adults: 5, childAges: [] }],
      [{ adults: 1.5, childAges: [] }],
      [{ adults: 2, childAges: [18] }],
      [{ adults: 2, childAges: [-1] }],
      [{ adults: 2, childAges: [2.5] }],
      [{ adults: 2, childAges: [1, 2, 3, 4, 5] }],
      Array.from({ length: 10 }, () => ({ adults: 1, childAges: [] })),
    ]
    expect(bad.filter(isOccupancy)).toEqual([])
    fc.assert(fc.property(occupancies, (each) => void expect(isOccupancy(each)).toBe(true)))
  })

  it('survives its text, whatever the rooms', () => {
    expect(
      roomsText([
        { adults: 2, childAges: [5, 8] },
        { adults: 1, childAges: [] },
      ]),
    ).toBe('2-5,8|1')
    fc.assert(fc.property(occupancies, (each) => void expect(readRooms(roomsText(each))).toEqual(each)))
  })

  it('rejects any other text', () => {
    const bad = [
      '',
      '0',
      '5',
      '2-',
      '2-18',
      '2-5,',
      '2|',
      '|2',
      '2-5-8',
      '2 - 5',
      '2-1,2,3,4,5',
      'two',
      '2;1',
    ]
    expect(bad.map(readRooms).filter(({ length }) => length > 0)).toEqual([])
    expect(readRooms(Array(10).fill('1').join('|'))).toEqual([])
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readRooms(text)
        expect(read.length === 0 || isOccupancy(read)).toBe(true)
      }),
    )
  })

  it('takes ages that name no room: each room keeps an adult', () => {
    const rooms = (ages: number[]) => roomsText(withChildAges(spreadGuests(2, 5), ages))
    expect([[], [4], [4, 9], [4, 9, 0], [4, 9, 0, 1]].map(rooms)).toEqual([
      ...['3|2', '2-4|2', '1-4,9|2', '1-4,9|1-0', '1-4,9|1-0'],
    ])
  })

  it('counts as plain where the numbers say everything', () => {
    expect(isPlain(spreadGuests(2, 5))).toBe(true)
    const more = ['2|3', '1-0', '2-5|2', '1|1|2', '4|1']
    expect(more.filter((text) => isPlain(readRooms(text)))).toEqual([])
  })
})
