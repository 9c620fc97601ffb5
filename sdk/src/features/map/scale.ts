import { metresPerPixel, roundDistance } from '@staykit/domain'
import type { Map as LeafletMap } from 'leaflet'
import { distanceText } from './distance-text.ts'

/** Maximum length of the bar in px. */
const MOST = 96

/** A scale bar in the corner of the map; returns a function to call after the map has moved. */
export function scaleOn(map: LeafletMap, box: HTMLElement, locale: string): () => void {
  const bar = document.createElement('span')
  bar.className = 'map-scale num'
  bar.ariaHidden = 'true'
  bar.dir = 'auto'
  box.append(bar)
  return () => {
    const metres = metresPerPixel(map.getCenter().lat, map.getZoom())
    const distance = roundDistance(metres * MOST, locale)
    bar.textContent = distanceText(distance, locale)
    bar.style.inlineSize = `${Math.round(distance.metres / metres)}px`
  }
}
