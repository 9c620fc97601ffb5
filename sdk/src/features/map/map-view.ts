import type { Bounds } from '@staykit/domain'
import type { MapPoint } from './clusters.ts'

/** HOT-339 */
export const DEFAULT_ZOOM = 14
export const CHOSEN_ZOOM = 15

export interface Colors {
  readonly land: string
  readonly line: string
  readonly town: string
  readonly water: string
  readonly park: string
  readonly road: string
  readonly text: string
}

/** Draws a tile of 256 px. */
export type PaintTile = (
  pen: CanvasRenderingContext2D,
  at: { readonly x: number; readonly y: number; readonly z: number },
  colors: Colors,
) => Promise<void>

export interface MapView {
  readonly show: (points: readonly MapPoint[], chosen: string | undefined) => void
  readonly moveTo: (lat: number, lng: number, zoom: number) => void
  readonly zoomBy: (steps: number) => void
  readonly remove: () => void
}

export interface MapOptions {
  readonly center: { readonly lat: number; readonly lng: number }
  readonly zoom: number
  /** Name of the centre. */
  readonly place?: string | undefined
  /** Tiles of a map service, or the API whose map data is painted. */
  readonly base:
    | { readonly tiles: string; readonly paint?: PaintTile }
    | { readonly apiBase: string; readonly fetch: typeof fetch }
  /** Unit of distances. */
  readonly locale: string
  /** Disables animations. */
  readonly calm: boolean
  readonly clusterName: (count: number) => string
  readonly onChoose: (id: string) => void
  readonly onZoom: (zoom: number) => void
  /** Called while one finger scrolls the page from the map. */
  readonly onOneFinger: () => void
  /** Called with the visible area after the traveller has moved or zoomed the map. */
  readonly onMove: (bounds: Bounds) => void
}
