import { worldPixel } from '@staykit/domain'

/** A hotel on a map. */
export interface MapPoint {
  readonly id: string
  readonly name: string
  readonly lat: number
  readonly lng: number
  /** Its neighbourhood. */
  readonly area?: string | undefined
  /** The price on its pin. */
  readonly label: string
}

/** Hotels that are too close together for separate pins at a zoom. */
export interface Cluster {
  readonly lat: number
  readonly lng: number
  readonly points: readonly MapPoint[]
}

/** Pins nearer than this, in px, form a cluster. */
const RADIUS = 56

/**
 * Clusters points by distance at a zoom. The first point of a cluster, which ranks best in the list, is its centre. The chosen
 * point stays alone.
 */
export function clusterPoints(points: readonly MapPoint[], zoom: number, chosen?: string): Cluster[] {
  const groups: { x: number; y: number; points: MapPoint[] }[] = []
  const cells = new Map<string, typeof groups>()
  for (const point of points) {
    const { x, y } = worldPixel(point.lat, point.lng, zoom)
    if (point.id === chosen) {
      groups.push({ x, y, points: [point] })
      continue
    }
    const [column, row] = [Math.floor(x / RADIUS), Math.floor(y / RADIUS)]
    const near = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => cells.get(`${column + dx} ${row + dy}`) ?? []),
    )
    const group = near.find((other) => Math.hypot(other.x - x, other.y - y) < RADIUS)
    if (group) {
      group.points.push(point)
      continue
    }
    const fresh = { x, y, points: [point] }
    groups.push(fresh)
    const cell = `${column} ${row}`
    cells.set(cell, [...(cells.get(cell) ?? []), fresh])
  }
  return groups.map(({ points: own }) => {
    const mean = (value: (point: MapPoint) => number) =>
      own.reduce((sum, point) => sum + value(point), 0) / own.length
    return { points: own, lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
  })
}

/** Icon size of a cluster, 1 to 5, by its number of hotels. */
export function clusterSize(count: number): 1 | 2 | 3 | 4 | 5 {
  if (count < 5) return 1
  if (count < 10) return 2
  if (count < 25) return 3
  return count < 50 ? 4 : 5
}
