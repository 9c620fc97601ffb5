import { metresPerPixel, roundDistance } from '@staykit/domain'
import type { Map as LeafletMap } from 'leaflet'
import { Marker } from 'leaflet/src/layer/marker/Marker.js'
import { distanceText } from './distance-text.ts'
import { labelIcon } from './label-icon.ts'

/** Below this zoom a ring would surround more than a city. */
const FROM = 9
/** Maximum radius of the larger ring in px; the smaller one is about half as large. */
const MOST = 190

/** Two rings around the centre that show distances; returns a function to call after a zoom. */
export function ringsOn(
  map: LeafletMap,
  { lat, lng }: { lat: number; lng: number },
  locale: string,
): () => void {
  let rings: Marker[] = []
  return () => {
    for (const ring of rings) ring.remove()
    rings = []
    const zoom = map.getZoom()
    if (zoom < FROM) return
    const metres = metresPerPixel(lat, zoom)
    const large = roundDistance(metres * MOST, locale)
    const small = roundDistance(large.metres * 0.51, locale)
    rings = [small, large].map((distance) => {
      const icon = labelIcon(distanceText(distance, locale), 'map-ring num', (label) =>
        label.style.setProperty('--r', `${Math.round(distance.metres / metres)}px`),
      )
      return new Marker([lat, lng], {
        icon,
        interactive: false,
        keyboard: false,
        zIndexOffset: -200_000,
      }).addTo(map)
    })
  }
}
