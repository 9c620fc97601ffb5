import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js'
import { Map as LeafletMap } from 'leaflet/src/map/index.js'
import { areasOf } from './areas.ts'
import { clusterPoints, type MapPoint } from './clusters.ts'
import type { MapOptions, MapView, PaintTile } from './map-view.ts'
import { orientationOn } from './orientation.ts'
import { paintedLayer } from './painted-layer.ts'
import { clusterPin, hotelPin } from './pins.ts'
import { scaleOn } from './scale.ts'
import { moveByTwoFingers } from './two-fingers.ts'

/** Styles that its root must contain. */
export { default as leafletCss } from './leaflet.css'

/** Creates a live map in an element, with clusters that follow the zoom. */
export function createMap(box: HTMLElement, options: MapOptions): MapView {
  const { center, base, calm, onZoom, onMove } = options
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
  if ('tiles' in base) tilesOf(base).addTo(map)
  const scale = scaleOn(map, box, options.locale)
  scale()
  const pins = pinsOn(map, box, options)
  map.on('zoomend', () => {
    pins.draw()
    onZoom(map.getZoom())
  })
  // The wheel scrolls the page until the map has the focus.
  map.on('focus', () => map.scrollWheelZoom.enable())
  map.on('blur', () => map.scrollWheelZoom.disable())
  // Programmatic movements do not search another area.
  let quiet = false
  map.on('moveend', () => {
    const bounds = map.getBounds()
    scale()
    if (!quiet) onMove([bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()])
    quiet = false
  })
  const stopTouch = moveByTwoFingers(map, box, options.onOneFinger)
  const resized = new ResizeObserver(() => {
    // A programmatic movement may be under way.
    const before = quiet
    quiet = true
    map.invalidateSize({ animate: false })
    quiet = before
  })
  resized.observe(box)

  return {
    show: pins.show,
    moveTo: (lat, lng, zoom) => {
      quiet = true
      // A closer view stays: a click never zooms out.
      map.setView([lat, lng], Math.max(zoom, map.getZoom()), { animate: !calm })
    },
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps, { animate: !calm }),
    remove: () => {
      box.replaceChildren()
      resized.disconnect()
      stopTouch()
      // Leaflet would finish a running zoom on a removed map.
      Object.assign(map, { _animatingZoom: false }).remove()
    },
  }
}

const tilesOf = ({ tiles, paint }: { tiles: string; paint?: PaintTile }) =>
  paint ? paintedLayer(paint) : new TileLayer(tiles, { maxZoom: 18 })

/** The hotels as pins, clustered by distance. */
function pinsOn(map: LeafletMap, box: HTMLElement, options: MapOptions) {
  const { calm, clusterName, onChoose, base } = options
  // Tiles of a map service have their own labels.
  const ground =
    'apiBase' in base ? orientationOn(map, areasOf(base.apiBase, base.fetch), options) : undefined
  let pins: { remove: () => void }[] = []
  let visible: readonly MapPoint[] = []
  let chosen: string | undefined

  function draw() {
    const focused = (box.getRootNode() as ShadowRoot).activeElement?.getAttribute('aria-label')
    for (const pin of pins) pin.remove()
    ground?.draw(visible)
    const zoom = map.getZoom()
    const groups = clusterPoints(visible, zoom, chosen)
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
    // A focused pin regains the focus after it is redrawn.
    if (focused)
      for (const pin of box.querySelectorAll<HTMLElement>('.pin'))
        if (pin.getAttribute('aria-label') === focused) pin.focus({ preventScroll: true })
  }

  function show(points: readonly MapPoint[], id: string | undefined) {
    visible = points
    chosen = id
    draw()
  }
  return { draw, show }
}
