import type { Map as LeafletMap } from 'leaflet'
import { Icon } from 'leaflet/src/layer/marker/Icon.js'
import { Marker } from 'leaflet/src/layer/marker/Marker.js'
import { type MapPoint, worldPixel } from './clusters.ts'

interface Name {
  readonly text: string
  readonly lat: number
  readonly lng: number
  readonly className: string
}

/** Further out a name covers more than what it is of. */
const CITY_FROM = 7
const AREAS_FROM = 12
/** Names of areas nearer to one another than this, px, do not both stand. */
const APART = { x: 110, y: 24 }

class NameIcon extends Icon {
  readonly #name: Name

  constructor(name: Name) {
    super({ iconUrl: '' })
    this.#name = name
  }

  override createIcon(): HTMLElement {
    const label = document.createElement('span')
    label.className = `leaflet-marker-icon ${this.#name.className}`
    label.textContent = this.#name.text
    return label
  }

  override createShadow(): HTMLElement {
    return document.createElement('span')
  }
}

/** Each neighbourhood in the middle of its hotels; of two that would stand on each other, the one with more hotels. */
function areaNames(points: readonly MapPoint[], zoom: number): Name[] {
  const groups = new Map<string, MapPoint[]>()
  for (const point of points)
    if (point.area) groups.set(point.area, [...(groups.get(point.area) ?? []), point])
  const taken: { x: number; y: number }[] = []
  return [...groups]
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([text, own]) => {
      const lat = own.reduce((sum, point) => sum + point.lat, 0) / own.length
      const lng = own.reduce((sum, point) => sum + point.lng, 0) / own.length
      const { x, y } = worldPixel(lat, lng, zoom)
      if (taken.some((at) => Math.abs(at.x - x) < APART.x && Math.abs(at.y - y) < APART.y)) return []
      taken.push({ x, y })
      return { text, lat, lng, className: 'map-area' }
    })
}

/** Names of the city and of its areas on a map that has none of its own; below every pin. */
export function namesOn(
  map: LeafletMap,
  city: Omit<Name, 'className' | 'text'> & { text?: string | undefined },
) {
  let markers: { remove: () => void }[] = []
  return (points: readonly MapPoint[]) => {
    for (const marker of markers) marker.remove()
    const zoom = map.getZoom()
    const { text, lat, lng } = city
    markers = [
      ...(text && zoom >= CITY_FROM ? [{ text, lat, lng, className: 'map-city' }] : []),
      ...(zoom >= AREAS_FROM ? areaNames(points, zoom) : []),
    ].map((name) =>
      new Marker([name.lat, name.lng], {
        icon: new NameIcon(name),
        interactive: false,
        keyboard: false,
        zIndexOffset: -100_000,
      }).addTo(map),
    )
  }
}
