import type { HotelSummary } from '../../ports/supplier.ts'

/**
 * The provider has no neighbourhoods: an area is a town in the addresses of hotels around a city. Its id contains city
 * and name, so that it needs no look-up.
 */
export const areaIdOf = (cityId: string, name: string): string =>
  `${cityId}-t-${Buffer.from(name).toString('base64url')}`

export interface Area {
  readonly id: string
  readonly name: string
  readonly cityId: string
}

/** The area of an id; undefined for an invalid id. */
export function areaOf(areaId: string): Area | undefined {
  const [, cityId = '', coded = ''] = /^(\d{1,10})-t-([\w-]{1,120})$/.exec(areaId) ?? []
  const name = Buffer.from(coded, 'base64url').toString()
  return name && areaIdOf(cityId, name) === areaId ? { id: areaId, name, cityId } : undefined
}

/** The areas of hotels, busiest first, with their centres in degrees. */
export function areasOf(hotels: readonly HotelSummary[]) {
  const middles = new Map<string, { id: string; name: string; points: [number, number][] }>()
  for (const { area, location } of hotels) {
    const middle = middles.get(area.id) ?? { ...area, points: [] }
    middle.points.push([location.latitude, location.longitude])
    middles.set(area.id, middle)
  }
  return [...middles.values()]
    .sort((a, b) => b.points.length - a.points.length)
    .map(({ id, name, points }) => ({
      id,
      name,
      latitude: mean(points.map(([latitude]) => latitude)),
      longitude: mean(points.map(([, longitude]) => longitude)),
    }))
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
