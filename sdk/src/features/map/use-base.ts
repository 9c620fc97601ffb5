import { useStore } from '@nanostores/react'
import type { BrandState } from '@staykit/stores/brand'
import { atom } from 'nanostores'
import { useEffect, useMemo, useState } from 'react'
import type { Services } from '../../page/services.ts'
import { useWidget } from '../../runtime/widget.ts'
import type { PaintTile } from './map-view.ts'

const loading = atom<BrandState>({ status: 'loading' })

export type Base =
  | { tiles: string; attribution: string; paint?: PaintTile }
  | { apiBase: string; fetch: typeof fetch }

/** The base map: the tiles of the brand, or painted map data; undefined until known. */
export function useBase(services: Services | undefined): Base | undefined {
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
