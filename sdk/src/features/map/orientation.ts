import type { Map as LeafletMap } from 'leaflet'
import { areaPainter } from './area-painter.ts'
import type { Areas } from './areas.ts'
import type { MapPoint } from './clusters.ts'
import type { MapOptions } from './map-view.ts'
import { namesOn } from './names.ts'
import { paintedLayer } from './painted-layer.ts'
import { ringsOn } from './rings.ts'

/** Base map, labels and rings of a painted map, in place of tiles of a service. `draw` updates it for the visible hotels. */
export function orientationOn(map: LeafletMap, areas: Areas, { center, place, locale }: MapOptions) {
  let visible: readonly MapPoint[] = []
  const names = namesOn(map, { text: place, ...center }, () => {
    const bounds = map.getBounds()
    const sides = {
      south: bounds.getSouth(),
      west: bounds.getWest(),
      north: bounds.getNorth(),
      east: bounds.getEast(),
    }
    return areas.on(sides, map.getZoom())
  })
  const rings = ringsOn(map, center, locale)
  rings()
  map.on('zoomend', rings)
  const again = () => names(visible)
  map.on('moveend', again)
  paintedLayer(areaPainter(areas)).on('load', again).addTo(map)
  return {
    draw(points: readonly MapPoint[]) {
      visible = points
      again()
    },
  }
}
