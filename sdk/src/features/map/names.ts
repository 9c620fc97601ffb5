import { worldPixel } from '@staykit/domain'
import type { Map as LeafletMap } from 'leaflet'
import { Marker } from 'leaflet/src/layer/marker/Marker.js'
import type { Area } from './areas.ts'
import type { MapPoint } from './clusters.ts'
import { labelIcon } from './label-icon.ts'

interface Name {
  readonly text: string
  readonly lat: number
  readonly lng: number
  readonly className: string
}

/** Below this zoom a name covers more than its area. */
const CITY_FROM = 7
const AREAS_FROM = 12
const AIRPORTS_FROM = 9
/** Size of a name in px: height, width of a letter, and padding. */
const ROOM = { height: 26, letter: 8, around: 18 }
/** Distance of a name from its place in px: clear of a pin there (leaflet.css). */
const BESIDE: Readonly<Record<string, number>> = { 'map-city': -36, 'map-area': 14 }
/** Maximum number of names. */
const MOST = 24

/** Each neighbourhood at the centre of its hotels, the one with most hotels first. */
function areaNames(points: readonly MapPoint[]): Name[] {
  const groups = new Map<string, MapPoint[]>()
  for (const point of points)
    if (point.area) groups.set(point.area, [...(groups.get(point.area) ?? []), point])
  return [...groups]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([text, own]) => {
      const lat = own.reduce((sum, point) => sum + point.lat, 0) / own.length
      const lng = own.reduce((sum, point) => sum + point.lng, 0) / own.length
      return { text, lat, lng, className: 'map-area' }
    })
}

/** Towns and airports of the map data, the largest town first. */
function groundNames(areas: readonly Area[], zoom: number): Name[] {
  const airports = areas.flatMap(({ airports }) => airports)
  const towns = areas.flatMap(({ towns }) => towns).sort((a, b) => b[3] - a[3])
  return [
    ...(zoom >= AIRPORTS_FROM
      ? airports.map(([code, , lat, lng]) => ({
          text: `✈\uFE0E ${code}`,
          lat,
          lng,
          className: 'map-airport',
        }))
      : []),
    ...towns.map(([text, lat, lng]) => ({ text, lat, lng, className: 'map-town' })),
  ]
}

/** Names that neither overlap an earlier one nor repeat it. */
function roomy(names: readonly Name[], zoom: number): Name[] {
  const taken: { x: number; y: number; half: number; text: string }[] = []
  return names.filter(({ text, lat, lng, className }) => {
    const half = (text.length * ROOM.letter + ROOM.around) / 2
    const at = worldPixel(lat, lng, zoom)
    const [x, y] = [at.x, at.y + (BESIDE[className] ?? 0)]
    const isFree = taken.every(
      (at) => at.text !== text && (Math.abs(at.x - x) >= at.half + half || Math.abs(at.y - y) >= ROOM.height),
    )
    if (isFree) taken.push({ x, y, half, text })
    return isFree && taken.length <= MOST
  })
}

interface City {
  readonly text?: string | undefined
  readonly lat: number
  readonly lng: number
}

/** Labels of the city, its areas and its surroundings on a map without labels; below every pin. */
export function namesOn(map: LeafletMap, { text, lat, lng }: City, around: () => Area[]) {
  let markers: { remove: () => void }[] = []
  let last = ''
  return (points: readonly MapPoint[]) => {
    const zoom = map.getZoom()
    const names = roomy(
      [
        ...(text && zoom >= CITY_FROM ? [{ text, lat, lng, className: 'map-city' }] : []),
        ...(zoom >= AREAS_FROM ? areaNames(points) : []),
        ...groundNames(around(), zoom),
      ],
      zoom,
    )
    const now = JSON.stringify([zoom, names])
    // Existing labels stay, so that nothing flickers while map data loads.
    if (now === last) return
    last = now
    for (const marker of markers) marker.remove()
    markers = names.map((name) =>
      new Marker([name.lat, name.lng], {
        icon: labelIcon(name.text, name.className),
        interactive: false,
        keyboard: false,
        zIndexOffset: -100_000,
      }).addTo(map),
    )
  }
}
