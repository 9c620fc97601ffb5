import type { Map as LeafletMap } from 'leaflet'
import type { MapPoint } from './clusters.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** A dotted line below the pins, which joins the points in their order. */
export function wayOn(map: LeafletMap, points: readonly MapPoint[]): void {
  if (points.length < 2) return
  const drawing = document.createElementNS(SVG, 'svg')
  // Leaflet hides it while a zoom is under way.
  drawing.setAttribute('class', 'map-way leaflet-zoom-hide')
  drawing.setAttribute('aria-hidden', 'true')
  const line = document.createElementNS(SVG, 'polyline')
  drawing.append(line)
  map.getPane('overlayPane')?.append(drawing)
  const draw = () => {
    const pixels = points.map(({ lat, lng }) => map.latLngToLayerPoint([lat, lng]))
    line.setAttribute('points', pixels.map(({ x, y }) => `${x},${y}`).join(' '))
  }
  map.on('zoomend viewreset', draw)
  draw()
}
