import { worldPixel } from '@staykit/domain'

/** A hotel on a map. */
export interface MapPoint {
  readonly id: string
  readonly name: string
  readonly lat: number
  readonly lng: number
  /** Its neighbourhood. */
  readonly area?: string | undefined
  /** Text of its pin: the price, or the name of a hotel without one. */
  readonly label: string
  /** Its price in minor units, to find the cheapest of a cluster. */
  readonly amount?: number | undefined
}

/** Hotels under one label, at the position of the first, which ranks best in the list. */
export interface Cluster {
  readonly points: readonly [MapPoint, ...MapPoint[]]
}

export interface Arrangement {
  /** Pins of one hotel and clusters. Their labels do not overlap. */
  readonly clusters: readonly Cluster[]
  /** Hotels whose label would overlap another, but whose position is free. */
  readonly dots: readonly MapPoint[]
}

/** Room of a label, in px; it stands above its position. */
const LABEL = { width: 92, height: 48 }
/** Distance of a dot from labels and other dots, in px: a target of 24 px (WCAG 2.5.8). */
const DOT = 24

interface Placed {
  readonly x: number
  readonly y: number
  readonly points: [MapPoint, ...MapPoint[]]
}

/** Distance from a dot to the box of a label, in px. */
function gap(x: number, y: number, label: Placed): number {
  const across = Math.max(0, Math.abs(x - label.x) - LABEL.width / 2)
  const down = Math.max(0, y - label.y, label.y - LABEL.height - y)
  return Math.max(across, down)
}

/**
 * Arranges hotels at a zoom: labels where there is room for one, in the order of the list, then dots. A hotel without room for
 * either joins the nearest label. The chosen hotel always has its own label, which is drawn above all others.
 */
export function arrange(points: readonly MapPoint[], zoom: number, chosen?: string): Arrangement {
  const own = points.find(({ id }) => id === chosen)
  const labels: Placed[] = []
  const others: { x: number; y: number; point: MapPoint }[] = []
  for (const point of points) {
    if (point === own) continue
    const { x, y } = worldPixel(point.lat, point.lng, zoom)
    const isFree = labels.every(
      (other) => Math.abs(other.x - x) >= LABEL.width || Math.abs(other.y - y) >= LABEL.height,
    )
    if (isFree) labels.push({ x, y, points: [point] })
    else others.push({ x, y, point })
  }
  const dots: { x: number; y: number; point: MapPoint }[] = []
  for (const other of others) {
    const { x, y, point } = other
    const byDistance = labels
      .map((label) => ({ label, distance: gap(x, y, label) }))
      .sort((a, b) => a.distance - b.distance)
    const [nearest] = byDistance
    const isFree =
      (nearest?.distance ?? 0) >= DOT / 2 && dots.every((dot) => Math.hypot(dot.x - x, dot.y - y) >= DOT)
    if (isFree) dots.push(other)
    else nearest?.label.points.push(point)
  }
  return {
    clusters: [...labels.map(({ points }) => ({ points })), ...(own ? [{ points: [own] as const }] : [])],
    dots: dots.map(({ point }) => point),
  }
}

/** Whether these hotels share one label also at this zoom. */
export const isOnePlace = (points: readonly MapPoint[], zoom: number): boolean =>
  arrange(points, zoom).clusters[0]?.points.length === points.length

/** Icon size of a cluster, 1 to 5, by its number of hotels. */
export function clusterSize(count: number): 1 | 2 | 3 | 4 | 5 {
  if (count < 5) return 1
  if (count < 10) return 2
  if (count < 25) return 3
  return count < 50 ? 4 : 5
}
