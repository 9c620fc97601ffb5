import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js'
import { Map as LeafletMap } from 'leaflet/src/map/index.js'
import { landLayer } from './base-layer.ts'
import { clusterPoints, type MapPoint } from './clusters.ts'
import type { MapOptions, MapView } from './map-view.ts'
import { clusterPin, hotelPin } from './pins.ts'

/** A live map in an element, with clusters that follow its zoom. */
export function createMap(box: HTMLElement, options: MapOptions): MapView {
  const { center, base, calm, clusterName, onChoose, onZoom, onMove } = options
  const map = new LeafletMap(box, {
    center: [center.lat, center.lng],
    zoom: options.zoom,
    minZoom: 2,
    maxZoom: 18,
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: !calm,
    fadeAnimation: !calm,
    inertia: !calm,
    scrollWheelZoom: false,
    worldCopyJump: true,
  })
  const layer = 'tiles' in base ? new TileLayer(base.tiles, { maxZoom: 18 }) : landLayer(base.land)
  layer.addTo(map)
  let pins: { remove: () => void }[] = []
  let shown: readonly MapPoint[] = []
  let chosen: string | undefined

  function draw() {
    const focused = (box.getRootNode() as ShadowRoot).activeElement?.getAttribute('aria-label')
    for (const pin of pins) pin.remove()
    const zoom = map.getZoom()
    const groups = clusterPoints(shown, zoom)
    pins = groups.map((cluster) => {
      const [point] = cluster.points
      const isOne = cluster.points.length === 1 && point
      const pin = isOne
        ? hotelPin(point, point.id === chosen, () => onChoose(point.id))
        : clusterPin(cluster, clusterName(cluster.points.length), () =>
            map.setView([cluster.lat, cluster.lng], Math.min(18, zoom + 2), { animate: !calm }),
          )
      return pin.addTo(map)
    })
    // A pin that had the focus keeps it when it is drawn again.
    if (focused)
      for (const pin of box.querySelectorAll<HTMLElement>('.pin'))
        if (pin.getAttribute('aria-label') === focused) pin.focus({ preventScroll: true })
  }

  map.on('zoomend', () => {
    draw()
    onZoom(map.getZoom())
  })
  // What moves the map by itself is no wish to see another part.
  let quiet = false
  map.on('moveend', () => {
    const box = map.getBounds()
    if (!quiet) onMove([box.getSouth(), box.getWest(), box.getNorth(), box.getEast()])
    quiet = false
  })
  // The wheel scrolls the page until the map has been taken up.
  map.on('focus', () => map.scrollWheelZoom.enable())
  map.on('blur', () => map.scrollWheelZoom.disable())
  const resized = new ResizeObserver(() => {
    quiet = true
    map.invalidateSize({ animate: false })
    quiet = false
  })
  resized.observe(box)

  return {
    show: (points, id) => {
      shown = points
      chosen = id
      draw()
    },
    moveTo: (lat, lng, zoom) => {
      quiet = true
      map.setView([lat, lng], zoom, { animate: !calm })
    },
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps, { animate: !calm }),
    remove: () => {
      resized.disconnect()
      map.remove()
    },
  }
}
