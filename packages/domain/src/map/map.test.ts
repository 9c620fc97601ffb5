import { describe, expect, it } from 'vitest'
import { metresBetween, metresPerPixel, roundDistance, saidDistance, worldPixel } from './map.ts'

describe('map', () => {
  it('has the world on 256 px at zoom 0, and positions in it', () => {
    expect(worldPixel(0, 0, 0)).toEqual({ x: 128, y: 128 })
    const { x, y } = worldPixel(38.71667, -9.13333, 9)
    expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([243, 196])
    expect(metresPerPixel(0, 0)).toBeCloseTo(156_543, -1)
    expect(metresPerPixel(60, 14)).toBeCloseTo(156_543 / 2 / 2 ** 14, 2)
  })

  it.each([
    [999, 'de', 500, 'meter', 500],
    [1000, 'de', 1, 'kilometer', 1000],
    [7_300, 'fr', 5, 'kilometer', 5000],
    [4_999_000, 'fr', 2000, 'kilometer', 2_000_000],
    [1700, 'en-US', 1, 'mile', 1609.344],
    [700, 'en-GB', 2000, 'foot', 609.6],
    [700, 'en', 500, 'meter', 500],
  ])('rounds %d m for %s to %d %s', (most, locale, value, unit, metres) => {
    const found = roundDistance(most, locale)
    expect(found).toMatchObject({ value, unit })
    expect(found.metres).toBeCloseTo(metres, 3)
  })

  it('measures the distance of two positions', () => {
    const [lisbon, porto] = [
      { lat: 38.7223, lng: -9.1393 },
      { lat: 41.1579, lng: -8.6291 },
    ]
    expect(metresBetween(lisbon, porto) / 1000).toBeCloseTo(274, 0)
    expect(metresBetween(lisbon, lisbon)).toBe(0)
    expect(metresBetween({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }) / 1000).toBeCloseTo(111.2, 1)
  })

  it.each([
    [0, 'de', 0.1, 'kilometer'],
    [1_849, 'de', 1.8, 'kilometer'],
    [1_849, 'en-US', 1.1, 'mile'],
    [12_449, 'fr', 12, 'kilometer'],
  ])('says %d m for %s as %d %s', (metres, locale, value, unit) => {
    expect(saidDistance(metres, locale)).toMatchObject({ value, unit })
  })
})
