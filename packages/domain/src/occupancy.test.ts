import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clampOccupancy,
  DEFAULT_OCCUPANCY,
  guestOptions,
  guestsByRoom,
  isOccupancy,
  roomOptions,
} from './index.ts'

describe('occupancy', () => {
  it('offers 1 to 9 rooms, and guests from one to four a room', () => {
    expect(roomOptions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(guestOptions(2)).toEqual([2, 3, 4, 5, 6, 7, 8])
  })

  it('accepts exactly what it offers', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2, max: 12 }), fc.integer({ min: -2, max: 50 }), (rooms, guests) => {
        const offered = roomOptions.includes(rooms) && guestOptions(rooms).includes(guests)
        expect(isOccupancy({ rooms, guests })).toBe(offered)
      }),
    )
  })

  it('clamps anything to something allowed, and leaves the allowed alone', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (rooms, guests) => {
        const clamped = clampOccupancy({ rooms, guests })
        expect(isOccupancy(clamped)).toBe(true)
        expect(clampOccupancy(clamped)).toEqual(clamped)
      }),
    )
  })

  it('spreads every guest over the rooms, at most four in one', () => {
    expect(guestsByRoom({ rooms: 2, guests: 5 })).toEqual([3, 2])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 27 }), (rooms, more) => {
        const guests = Math.min(rooms * 4, rooms + more)
        const spread = guestsByRoom({ rooms, guests })
        expect(spread.reduce((sum, room) => sum + room, 0)).toBe(guests)
        expect(Math.max(...spread)).toBeLessThanOrEqual(4)
        expect(Math.min(...spread)).toBeGreaterThanOrEqual(1)
      }),
    )
  })

  it('takes whole rooms and guests, from one guest a room to four', () => {
    const good = [
      [1, 1],
      [1, 4],
      [9, 9],
      [9, 36],
    ]
    const bad = [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 5],
      [10, 10],
      [2, 1],
      [1.5, 2],
      [1, 1.5],
      [Number.NaN, 2],
    ]
    const judge = ([rooms = 0, guests = 0]: number[]) => isOccupancy({ rooms, guests })
    expect(good.filter((pair) => !judge(pair))).toEqual([])
    expect(bad.filter(judge)).toEqual([])
    expect(DEFAULT_OCCUPANCY).toEqual({ rooms: 1, guests: 2 })
  })
})
