import { useStore } from '@nanostores/react'
import { areaAt } from '@staykit/domain'
import type { BrandState } from '@staykit/stores/brand'
import { atom } from 'nanostores'
import { useMemo } from 'react'
import type { Services } from '../../page/services.ts'
import { useWidget } from '../../runtime/widget.ts'

/** Tiles of a map around a place. */
export interface MapSource {
  /** Address of tiles with {z}, {x} and {y}, or of a file of all tiles. */
  readonly url: string
  readonly isVector: boolean
  readonly attribution: string
  /** The tiles of the closest zoom are enlarged beyond it; undefined for a file that says it itself. */
  readonly maxZoom: number | undefined
  /** The widest zoom of a map with tiles. */
  readonly minZoom: number
}

const loading = atom<BrandState>({ status: 'loading' })
/** A tile fills 512 px: it is shown at the zoom above its own. */
export const LEVELS_CLOSER = 1
const WIDEST = 2
const LAST = 14

/**
 * The tiles of the brand for a map around this place; `none` if it has none there, and undefined until the brand is known. A
 * place without tiles has a list of neighborhoods instead of a map.
 */
export function useMapSource(
  services: Services | undefined,
  center: { lat: number; lng: number } | undefined,
): MapSource | 'none' | undefined {
  const { apiBase } = useWidget().settings
  const state = useStore(services?.brand.$brand ?? loading)
  const map = state.status === 'ready' ? state.brand.map : undefined
  const isKnown = state.status !== 'loading'
  const { lat, lng } = center ?? {}
  return useMemo(() => {
    if (lat === undefined || lng === undefined) return undefined
    if (!map) return isKnown ? 'none' : undefined
    const area = map.areas && areaAt(map.areas, { lat, lng })
    if (map.areas && !area) return 'none'
    const isVector = /\.(mvt|pbf|pmtiles)\b/.test(map.tiles)
    const isFile = /\.pmtiles\b/.test(map.tiles)
    return {
      url: map.tiles.startsWith('/') ? `${apiBase}${map.tiles}` : map.tiles,
      isVector,
      attribution: map.attribution,
      maxZoom: area?.maxZoom ?? (isFile ? undefined : (map.maxZoom ?? LAST)),
      minZoom: area ? area.minZoom + LEVELS_CLOSER : WIDEST,
    }
  }, [map, isKnown, lat, lng, apiBase])
}
