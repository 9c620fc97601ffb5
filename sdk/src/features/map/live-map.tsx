import { useStore } from '@nanostores/react'
import type { Bounds } from '@staykit/domain'
import type { BrandState } from '@staykit/stores/brand'
import { messages as mapTexts } from '@staykit/words/en/map'
import { atom } from 'nanostores'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Services } from '../../page/services.ts'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { adopt } from '../../styles/sheets.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { minusIcon, plusIcon } from '../../ui/icon/icons.ts'
import { useMedia } from '../../ui/use-media.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import { Attribution } from './attribution.tsx'
import type { MapPoint } from './clusters.ts'
import css from './map.css'
import { CHOSEN_ZOOM, DEFAULT_ZOOM, type MapOptions, type MapView, type PaintTile } from './map-view.ts'

export interface LiveMapProps {
  center: { lat: number; lng: number }
  /** Name of the centre, such as the city; a painted map shows it. */
  place?: string | undefined
  points: readonly MapPoint[]
  services: Services | undefined
  chosen?: string | undefined
  onChoose?: (id: string) => void
  /** Called with the visible area after the traveller has moved the map. */
  onMove?: (bounds: Bounds) => void
  /** Content over the bottom of the map. */
  children?: ReactNode
}

const loading = atom<BrandState>({ status: 'loading' })

function MapWidget({ services, children, ...props }: LiveMapProps) {
  const { t } = useWidget()
  useSheet(css)
  const base = useBase(services)
  const { isShown, show } = useHint()
  const { box, view, zoom } = useMap(base, { ...props, onOneFinger: show })
  return (
    <section className="map" aria-label={t('map')}>
      <div className="map-box" ref={box} data-zoom={zoom} />
      <div className="map-zoom">
        <button
          type="button"
          className="btn icon"
          aria-label={t('zoomIn')}
          onClick={() => view.current?.zoomBy(1)}
        >
          <Icon d={plusIcon} />
        </button>
        <button
          type="button"
          className="btn icon"
          aria-label={t('zoomOut')}
          onClick={() => view.current?.zoomBy(-1)}
        >
          <Icon d={minusIcon} />
        </button>
      </div>
      {base && <Attribution of={'tiles' in base ? base.attribution : undefined} zoom={zoom} />}
      {children}
      {isShown && (
        <p className="map-hint" aria-hidden="true">
          {t('twoFingers')}
        </p>
      )}
    </section>
  )
}

/** Time for which the hint is displayed after the finger has moved, ms. */
const HINT_MS = 1000

/** The hint about two fingers, while one finger scrolls the page from the map. */
function useHint() {
  const { timers } = useWidget().environment
  const [isShown, setShown] = useState(false)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  const show = () => {
    stop.current()
    setShown(true)
    stop.current = timers.after(HINT_MS, () => setShown(false))
  }
  return { isShown, show }
}

/** Creates the map in its box for a place and a base map, then updates it. */
function useMap(
  base: Base | undefined,
  {
    center,
    place,
    points,
    chosen,
    onChoose,
    onMove,
    onOneFinger,
  }: Omit<LiveMapProps, 'services' | 'children'> & Pick<MapOptions, 'onOneFinger'>,
) {
  const { t, root, settings } = useWidget()
  const box = useRef<HTMLDivElement>(null)
  const view = useRef<MapView>(undefined)
  const now = useRef({ onChoose, onMove, onOneFinger, points, chosen })
  now.current = { onChoose, onMove, onOneFinger, points, chosen }
  const [zoom, setZoom] = useState(DEFAULT_ZOOM)
  const calm = useMedia('(prefers-reduced-motion: reduce)')
  const { lat, lng } = center

  // biome-ignore lint/correctness/useExhaustiveDependencies: one map per place and base map; texts do not recreate it
  useEffect(() => {
    const element = box.current
    if (!element || !base) return
    let current = true
    // Leaflet is a separate file without React; the single-file build loads it lazily too.
    import('./create-map.ts').then(
      ({ createMap, leafletCss }) => {
        if (!current) return
        adopt(root, [leafletCss])
        const map = createMap(element, {
          center: { lat, lng },
          zoom: DEFAULT_ZOOM,
          place,
          base,
          locale: settings.locale,
          calm,
          clusterName: (count) => t('clusterOf', { count }),
          onChoose: (id) => now.current.onChoose?.(id),
          onMove: (bounds) => now.current.onMove?.(bounds),
          onOneFinger: () => now.current.onOneFinger(),
          onZoom: setZoom,
        })
        view.current = map
        map.show(now.current.points, now.current.chosen)
      },
      () => undefined,
    )
    setZoom(DEFAULT_ZOOM)
    return () => {
      current = false
      view.current?.remove()
      view.current = undefined
    }
  }, [base, lat, lng, calm])
  usePoints(view, points, chosen)
  return { box, view, zoom }
}

/** Updates an existing map. */
function usePoints(
  view: RefObject<MapView | undefined>,
  points: readonly MapPoint[],
  chosen: string | undefined,
) {
  useEffect(() => view.current?.show(points, chosen), [view, points, chosen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a selection moves the map, other hotels do not
  useEffect(() => {
    const point = points.find(({ id }) => id === chosen)
    if (point) view.current?.moveTo(point.lat, point.lng, CHOSEN_ZOOM)
  }, [chosen])
}

type Base =
  | { tiles: string; attribution: string; paint?: PaintTile }
  | { apiBase: string; fetch: typeof fetch }

/** The base map: the tiles of the brand, or painted map data; undefined until known. */
function useBase(services: Services | undefined): Base | undefined {
  const { settings, environment } = useWidget()
  const state = useStore(services?.brand.$brand ?? loading)
  const map = state.status === 'ready' ? state.brand.map : undefined
  const { apiBase, locale } = settings
  const isKnown = state.status !== 'loading'
  const isVector = /\.(mvt|pbf|pmtiles)\b/.test(map?.tiles ?? '')
  const [paint, setPaint] = useState<{ by?: PaintTile }>()
  useEffect(() => {
    let current = true
    if (!map || !isVector) return
    // The reader of such tiles loads only if the brand has them.
    import('./vector-tiles.ts').then(
      ({ vectorPainter }) =>
        current && setPaint({ by: vectorPainter(map.tiles, map.maxZoom ?? 14, locale, environment.fetch) }),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [map, isVector, locale, environment])
  return useMemo(() => {
    if (map && isVector) return paint?.by && { ...map, paint: paint.by }
    if (map) return map
    return isKnown ? { apiBase, fetch: environment.fetch } : undefined
  }, [map, isVector, paint, isKnown, apiBase, environment])
}

/** A map with the prices of the hotels, on tiles of the brand or painted without a map service. */
export const LiveMap = withTexts({ map: mapTexts }, MapWidget)
