import type { Bounds } from '@staykit/domain'
import type { GridLayer } from 'leaflet'
import type { MapPoint } from './clusters.ts'

/** HOT-339 */
export const DEFAULT_ZOOM = 14
export const CHOSEN_ZOOM = 15
export const MAX_ZOOM = 18

export interface MapView {
  readonly show: (points: readonly MapPoint[], chosen: string | undefined) => void
  /** Shows all of these hotels in the free part of the map. */
  readonly fit: (points: readonly MapPoint[]) => void
  /** Moves a position into the free part of the map, and zooms in to at least this zoom; never zooms out. */
  readonly moveTo: (position: { readonly lat: number; readonly lng: number }, zoom: number) => void
  /** Draws the pin or cluster of a hotel above the others. */
  readonly point: (id: string | undefined) => void
  /** Gives the focus to the pin of a hotel. */
  readonly focus: (id: string) => void
  readonly zoomBy: (steps: number) => void
  readonly remove: () => void
}

/** Parts of the map that controls and cards cover, in px. */
export interface Inset {
  readonly top: number
  readonly bottom: number
}

export interface MapOptions {
  readonly center: { readonly lat: number; readonly lng: number }
  readonly zoom: number
  /** The widest view that has tiles. */
  readonly minZoom: number
  /** The streets, or the pictures of a map service. */
  readonly basemap: GridLayer
  /** Unit of distances. */
  readonly locale: string
  /** Disables animations. */
  readonly calm: boolean
  readonly inset: Inset
  /** One finger moves the map, since there is no page to scroll. */
  readonly isFullScreen: boolean
  /** A dotted line joins these. */
  readonly way: readonly MapPoint[]
  /** Number of hotels and lowest price of a cluster. */
  readonly clusterLines: (points: readonly MapPoint[]) => readonly string[]
  /** Name of its button, which zooms in, or opens a list of hotels that no zoom separates, with their number. */
  readonly clusterName: (lines: readonly string[], together: number | undefined) => string
  readonly onChoose: (id: string) => void
  readonly onList: (ids: readonly string[]) => void
  /** Called when the pointer or the focus comes to a pin, and with undefined when it leaves. */
  readonly onPoint: (id: string | undefined) => void
  readonly onZoom: (zoom: number) => void
  /** Called while one finger scrolls the page from the map. */
  readonly onOneFinger: () => void
  /** Called with the visible area, and whether it has no hotel, after the traveller has moved or zoomed the map. */
  readonly onMove: (bounds: Bounds, isEmpty: boolean) => void
}
