import { worldPixel } from '@staykit/domain'

/** A hotel on a map. */
export interface MapPoint {
  readonly id: string
  readonly name: string
  readonly lat: number
  readonly lng: number
  /** Text of its pin: the price, or the name of a hotel without one. */
  readonly label: string
  /** Its price in minor units, to find the cheapest of a cluster. */
  readonly amount?: number | undefined
}

/** Hotels with one mark, at the position of the first, which ranks best in the list. */
export interface Cluster {
  readonly points: readonly [MapPoint, ...MapPoint[]]
}

/** Where a label stands, seen from its position. */
export type Side = 'above' | 'below' | 'right' | 'left'

export interface Label extends Cluster {
  readonly side: Side
}

export interface Arrangement {
  /** The best hotels with their prices, each beside its position; hotels at the same position share one. */
  readonly labels: readonly Label[]
  /** Hotels whose dots would lie over each other. */
  readonly clusters: readonly Cluster[]
  /** All other hotels. */
  readonly dots: readonly Dot[]
}

export interface Dot {
  readonly point: MapPoint
  /** Whether there is room to press it alone; otherwise it is for the pointer only, and a closer zoom makes room. */
  readonly isFree: boolean
}

/** Hotels that show their prices. */
export const BEST = 12
/** Room of a label, in px: its padding and its letters, and its distance from its position. */
const LABEL = { padding: 24, letter: 8.5, height: 36 }
const TIP = 7
/** Distance of targets from each other, in px (WCAG 2.5.8). */
const TARGET = 24
/** Distance of dots from each other, in px: of nearer ones, more than half would be covered. */
const DOT = 5
/** Distance of a dot from labels, in px. */
const CLEAR = 3
/** Hotels as near to a label's position as that are at the same position, in px. */
const SAME = 2

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Place {
  readonly point: MapPoint
  readonly x: number
  readonly y: number
}

interface Placed extends Place {
  readonly side: Side
  readonly box: Box
  readonly points: [MapPoint, ...MapPoint[]]
}

const sides: readonly Side[] = ['above', 'below', 'right', 'left']

function boxOf({ x, y, point }: Place, side: Side): Box {
  const { padding, letter, height } = LABEL
  const width = padding + letter * point.label.length
  if (side === 'above' || side === 'below') {
    const top = side === 'above' ? y - TIP - height : y + TIP
    return { left: x - width / 2, right: x + width / 2, top, bottom: top + height }
  }
  const left = side === 'right' ? x + TIP : x - TIP - width
  return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 }
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const isIn = ({ x, y }: Place, box: Box, room = 0) =>
  x > box.left - room && x < box.right + room && y > box.top - room && y < box.bottom + room

const apart = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y)

/**
 * Arranges hotels at a zoom. In the order of the list, the first twelve that have room for it show their prices, the others
 * are dots, and only dots that would lie over each other join. The chosen hotel always has its own label, which is drawn
 * above all others. `best` are those whose price counts, such as the hotels in view.
 */
export function arrange(
  points: readonly MapPoint[],
  zoom: number,
  chosen?: string,
  best: readonly MapPoint[] = points,
): Arrangement {
  const places = points.map((point): Place => ({ point, ...worldPixel(point.lat, point.lng, zoom) }))
  const candidates = new Set(best)
  const labels: Placed[] = []
  const rest: Place[] = []
  const own = places.find(({ point }) => point.id === chosen)
  if (own) labels.push(labelAt(own, 'above'))
  for (const place of places) {
    if (place === own) continue
    const same = labels.find((label) => label.point !== own?.point && apart(label, place) < SAME)
    if (same) {
      same.points.push(place.point)
      continue
    }
    const mayShow = labels.length < BEST && candidates.has(place.point)
    const side = mayShow ? freeSide(place, labels, places) : undefined
    if (side) labels.push(labelAt(place, side))
    else rest.push(place)
  }
  return { labels: labels.map(({ points: all, side }) => ({ points: all, side })), ...marks(rest, labels) }
}

const labelAt = (place: Place, side: Side): Placed => ({
  ...place,
  side,
  box: boxOf(place, side),
  points: [place.point],
})

/** The side where a label covers neither another label nor a position of one, and the fewest other hotels. */
function freeSide(place: Place, labels: readonly Placed[], places: readonly Place[]): Side | undefined {
  const free = sides
    .map((side) => ({ side, box: boxOf(place, side) }))
    .filter(({ box }) =>
      labels.every(
        (label) => !overlap(label.box, box) && !isIn(label, box, CLEAR) && !isIn(place, label.box, CLEAR),
      ),
    )
    .map(({ side, box }) => ({ side, covered: places.filter((other) => isIn(other, box)).length }))
  // A stable sort: above, if that is as good as another side.
  return free.sort((a, b) => a.covered - b.covered)[0]?.side
}

/** Dots, and clusters of those that would lie over each other. */
function marks(rest: readonly Place[], labels: readonly Placed[]): Pick<Arrangement, 'clusters' | 'dots'> {
  const groups: (Place & { readonly points: [MapPoint, ...MapPoint[]] })[] = []
  for (const place of rest) {
    const near = groups.find((group) => apart(group, place) < DOT)
    if (near) near.points.push(place.point)
    else groups.push({ ...place, points: [place.point] })
  }
  const isFree = (dot: Place) =>
    labels.every(({ box }) => !isIn(dot, box, TARGET / 2)) &&
    groups.every((group) => group.point === dot.point || apart(group, dot) >= TARGET)
  return {
    clusters: groups.filter(({ points }) => points.length > 1).map(({ points }) => ({ points })),
    dots: groups
      .filter(({ points }) => points.length === 1)
      .map((dot) => ({ point: dot.point, isFree: isFree(dot) })),
  }
}

/** Whether these hotels share one mark also at this zoom. */
export function isOnePlace(points: readonly MapPoint[], zoom: number): boolean {
  const { labels, clusters } = arrange(points, zoom)
  return [...labels, ...clusters].some((cluster) => cluster.points.length === points.length)
}

/** Icon size of a cluster, 1 to 5, by its number of hotels. */
export function clusterSize(count: number): 1 | 2 | 3 | 4 | 5 {
  if (count < 5) return 1
  if (count < 10) return 2
  if (count < 25) return 3
  return count < 50 ? 4 : 5
}
