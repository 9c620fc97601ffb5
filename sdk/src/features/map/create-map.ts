import type { LatLngBounds, PointTuple } from 'leaflet'
import { Map as LeafletMap } from 'leaflet/src/map/index.js'
import { arrange, type Cluster, isOnePlace, type Label, type MapPoint } from './clusters.ts'
import { DEFAULT_ZOOM, MAX_ZOOM, type MapOptions, type MapView } from './map-view.ts'
import { countPin, hotelDot, hotelPin, type Pin, placePin } from './pins.ts'
import { scaleOn } from './scale.ts'
import { moveByTwoFingers } from './two-fingers.ts'
import { wayOn } from './way.ts'

/** Styles that its root must contain. */
export { default as leafletCss } from './leaflet.css'

/** Room around the hotels when the view fits them, in px: half of a label at the sides, a label above. */
const SIDE = 56
const LABEL_ROOM = 56
/** Of a way: half of a label beside the buttons. */
const SIDE_OF_WAY = 92

/** Creates a live map in an element, with clusters that follow the zoom. */
export function createMap(box: HTMLElement, options: MapOptions): MapView {
  const { center, basemap, calm, inset, onZoom, onMove } = options
  const map = new LeafletMap(box, {
    center: [center.lat, center.lng],
    zoom: options.zoom,
    minZoom: options.minZoom,
    maxZoom: MAX_ZOOM,
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: !calm,
    fadeAnimation: !calm,
    inertia: !calm,
    scrollWheelZoom: false,
    worldCopyJump: true,
  })
  basemap.addTo(map)
  const scale = scaleOn(map, box, options.locale)
  scale()
  wayOn(map, options.way)
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
    const isEmpty = !pins.areIn(bounds)
    // Other hotels come into view: the best of them show their prices.
    if (!quiet) pins.draw()
    if (!quiet) onMove([bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()], isEmpty)
    quiet = false
  })
  const stopTouch = options.isFullScreen ? () => {} : moveByTwoFingers(map, box, options.onOneFinger)
  const resized = new ResizeObserver(() => {
    // A programmatic movement may be under way.
    const before = quiet
    quiet = true
    map.invalidateSize({ animate: false })
    quiet = before
  })
  resized.observe(box)

  const side = options.way.length > 0 ? SIDE_OF_WAY : SIDE
  // Labels stand above their positions.
  const free: { paddingTopLeft: PointTuple; paddingBottomRight: PointTuple } = {
    paddingTopLeft: [side, inset.top + LABEL_ROOM],
    paddingBottomRight: [side, inset.bottom],
  }
  return {
    show: pins.show,
    point: pins.point,
    focus: pins.focus,
    fit: (points) => {
      if (points.length === 0) return
      quiet = true
      const positions = points.map(({ lat, lng }) => [lat, lng] as [number, number])
      map.fitBounds(positions, { ...free, maxZoom: DEFAULT_ZOOM, animate: false })
      quiet = false
      pins.draw()
    },
    moveTo: ({ lat, lng }, zoom) => {
      quiet = true
      // A closer view stays: a click never zooms out.
      if (zoom > map.getZoom()) {
        zoomTo(map, { lat, lng }, zoom, options)
        return
      }
      let starts = false
      const start = () => {
        starts = true
      }
      map.on('movestart', start)
      map.panInside([lat, lng], { ...free, animate: !calm })
      map.off('movestart', start)
      // A position in the free part moves nothing.
      if (!starts) quiet = false
    },
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps, { animate: !calm }),
    remove: () => {
      box.replaceChildren()
      resized.disconnect()
      stopTouch()
      // Tiles and moves that end later must find no listener: a removed map has no bounds.
      map.eachLayer((layer) => layer.off())
      map.off()
      // Leaflet would finish a running zoom on a removed map.
      Object.assign(map, { _animatingZoom: false }).remove()
    },
  }
}

/** Zooms to a position, in the middle of the part that nothing covers. */
function zoomTo(
  map: LeafletMap,
  { lat, lng }: { lat: number; lng: number },
  zoom: number,
  { inset, calm }: MapOptions,
) {
  const middle = map.project([lat, lng], zoom).add([0, (inset.bottom - inset.top) / 2])
  map.setView(map.unproject(middle, zoom), zoom, { animate: !calm })
}

/** The hotels as pins, clusters and dots, arranged again at each zoom. */
function pinsOn(map: LeafletMap, box: HTMLElement, options: MapOptions) {
  const { clusterLines, clusterName, onChoose, onList, onPoint } = options
  /** By hotel; a cluster has several. */
  const pins = new Map<string, Pin>()
  let visible: readonly MapPoint[] = []
  let chosen: string | undefined
  let pointed: string | undefined

  function draw() {
    const active = (box.getRootNode() as ShadowRoot).activeElement
    const focused = [...pins].find(([, { button }]) => button === active)?.[0]
    for (const { marker } of pins.values()) marker.remove()
    pins.clear()
    const bounds = map.getBounds()
    const best = visible.filter(({ lat, lng }) => bounds.contains([lat, lng]))
    const { labels, clusters, dots } = arrange(visible, map.getZoom(), chosen, best)
    for (const label of labels) addLabel(label)
    for (const cluster of clusters) addCluster(cluster, countPin)
    for (const { point: dot, isFree } of dots) put([dot], hotelDot(dot, { isFree, ...handlers(dot) }))
    point(pointed)
    // A focused pin regains the focus after it is redrawn.
    if (focused) focus(focused)
  }

  const focus = (id: string) => pins.get(id)?.button.focus({ preventScroll: true })

  const handlers = ({ id }: MapPoint) => ({
    onPress: () => onChoose(id),
    onPoint: (isOn: boolean) => onPoint(isOn ? id : undefined),
  })

  function addLabel(label: Label) {
    const { points, side } = label
    const [first] = points
    if (points.length > 1) addCluster(label, placePin)
    else put(points, hotelPin(first, { side, isChosen: first.id === chosen, ...handlers(first) }))
  }

  function addCluster(cluster: Cluster, pinOf: typeof countPin) {
    const { points } = cluster
    const lines = clusterLines(points)
    const zoom = map.getZoom()
    const isList = zoom >= MAX_ZOOM || isOnePlace(points, MAX_ZOOM)
    const name = clusterName(lines, isList ? points.length : undefined)
    const onPress = () =>
      isList
        ? onList(points.map(({ id }) => id))
        : zoomTo(map, points[0], Math.min(MAX_ZOOM, zoom + 2), options)
    put(points, pinOf(cluster, { lines, name, onPress }))
  }

  function put(points: readonly MapPoint[], pin: Pin) {
    for (const { id } of points) pins.set(id, pin)
    pin.marker.addTo(map)
  }

  function show(points: readonly MapPoint[], id: string | undefined) {
    visible = points
    chosen = id
    draw()
  }

  function point(id: string | undefined) {
    for (const pin of new Set(pins.values())) pin.point(false)
    pointed = id
    if (id) pins.get(id)?.point(true)
  }

  const areIn = (bounds: LatLngBounds) => visible.some(({ lat, lng }) => bounds.contains([lat, lng]))
  return { draw, show, point, focus, areIn }
}
