import type { Bounds } from '@staykit/domain'
import type { GridLayer } from 'leaflet'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { adopt } from '../../styles/sheets.ts'
import { useMedia } from '../../ui/use-media.ts'
import type { MapPoint } from './clusters.ts'
import type { MapSource } from './map-source.ts'
import { DEFAULT_ZOOM, type Inset, MAX_ZOOM, type MapView } from './map-view.ts'

export interface Choice {
  readonly id: string
  /** The map zooms in to at least this zoom; otherwise it only moves. */
  readonly zoom?: number
  /** Its pin gets the focus, as after a choice in a list on the map. */
  readonly focus?: boolean
}

export interface MapProps {
  center: { lat: number; lng: number }
  points: readonly MapPoint[]
  /** Hotels that the first view shows together, and again when they change; without them it shows the centre. */
  fitted?: readonly MapPoint[] | undefined
  /** A dotted line joins the points: they are a way, not a choice of hotels. */
  isWay?: boolean
  chosen?: Choice | undefined
  /** Hotel whose pin is highlighted, such as the one under the pointer in a list. */
  pointed?: string | undefined
  inset?: Inset
  isFullScreen?: boolean
  onChoose?: (id: string) => void
  /** Called with the hotels of a cluster that no zoom separates. */
  onList?: (ids: readonly string[]) => void
  onPoint?: (id: string | undefined) => void
  /** Called with the visible area, and whether it has no hotel, after the traveller has moved the map. */
  onMove?: (bounds: Bounds, isEmpty: boolean) => void
  /** Called while one finger scrolls the page from the map. */
  onOneFinger: () => void
}

const NOTHING_COVERED: Inset = { top: 0, bottom: 0 }

/** Creates the map in its box for a place and its tiles, then updates it. */
export function useMap(source: MapSource | undefined, props: MapProps) {
  const { center, points, fitted, chosen, pointed, isFullScreen = false } = props
  const { t, root, settings, environment } = useWidget()
  const box = useRef<HTMLDivElement>(null)
  const view = useRef<MapView>(undefined)
  const now = useRef(props)
  now.current = props
  const [zoom, setZoom] = useState(DEFAULT_ZOOM)
  const calm = useMedia('(prefers-reduced-motion: reduce)')
  // Tiles are painted in the colours of the scheme at that time.
  const isDark = useMedia('(prefers-color-scheme: dark)')
  const { lat, lng } = center

  // biome-ignore lint/correctness/useExhaustiveDependencies: one map per place, tiles and scheme; texts do not recreate it
  useEffect(() => {
    const element = box.current
    if (!element || !source) return
    let current = true
    const cheapest = (hotels: readonly MapPoint[]) => {
      const [first] = hotels
        .filter(({ amount }) => amount !== undefined)
        .sort((a, b) => (a.amount ?? 0) - (b.amount ?? 0))
      return first ? [t('priceFrom', { price: first.label })] : []
    }
    // Leaflet and the painter of streets are files without React; the single-file build loads them lazily too.
    Promise.all([import('./create-map.ts'), basemapOf(source, settings.locale, environment.fetch)]).then(
      ([{ createMap, leafletCss }, basemap]) => {
        if (!current) return
        adopt(root, [leafletCss])
        const map = createMap(element, {
          center: { lat, lng },
          zoom: DEFAULT_ZOOM,
          minZoom: source.minZoom,
          basemap,
          locale: settings.locale,
          calm,
          isFullScreen,
          way: now.current.isWay ? now.current.points : [],
          inset: now.current.inset ?? NOTHING_COVERED,
          clusterLines: (hotels) => [t('clusterCount', { count: hotels.length }), ...cheapest(hotels)],
          clusterName: (lines, together) =>
            [...lines, together ? t('fitAll', { count: together }) : t('zoomIn')].join(', '),
          onChoose: (id) => now.current.onChoose?.(id),
          onList: (ids) => now.current.onList?.(ids),
          onPoint: (id) => now.current.onPoint?.(id),
          onMove: (bounds, isEmpty) => now.current.onMove?.(bounds, isEmpty),
          onOneFinger: () => now.current.onOneFinger(),
          onZoom: setZoom,
        })
        view.current = map
        map.fit(now.current.fitted ?? [])
        map.show(now.current.points, now.current.chosen?.id)
      },
      () => undefined,
    )
    setZoom(DEFAULT_ZOOM)
    return () => {
      current = false
      view.current?.remove()
      view.current = undefined
    }
  }, [source, lat, lng, calm, isFullScreen, isDark, settings.theme])
  useEffect(() => view.current?.fit(fitted ?? []), [fitted])
  usePoints(view, points, chosen)
  useEffect(() => view.current?.point(pointed), [pointed])
  return { box, view, zoom }
}

/** Streets are painted; the pictures of a map service are shown as they are. */
async function basemapOf(source: MapSource, locale: string, fetcher: typeof fetch): Promise<GridLayer> {
  if (source.isVector) {
    const { streetLayer } = await import('./streets/street-layer.ts')
    return streetLayer(source, { locale, fetcher })
  }
  const { TileLayer } = await import('leaflet/src/layer/tile/TileLayer.js')
  return new TileLayer(source.url, { maxZoom: MAX_ZOOM })
}

/** Updates an existing map. */
function usePoints(
  view: RefObject<MapView | undefined>,
  points: readonly MapPoint[],
  chosen: Choice | undefined,
) {
  useEffect(() => view.current?.show(points, chosen?.id), [view, points, chosen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a selection moves the map, other hotels do not
  useEffect(() => {
    const point = points.find(({ id }) => id === chosen?.id)
    if (!point) return
    view.current?.moveTo(point, chosen?.zoom ?? 0)
    if (chosen?.focus) view.current?.focus(point.id)
  }, [chosen])
}
