import type { Coords, DoneCallback } from 'leaflet'
import { GridLayer } from 'leaflet/src/layer/tile/GridLayer.js'
import { Labelers, type PreparedTile, paint, TileCache, View } from 'protomaps-leaflet'
import { LEVELS_CLOSER, type MapSource } from '../map-source.ts'
import { streetSource } from './street-source.ts'
import { labelRules, paintRules, type StreetColors } from './street-style.ts'

const TILE = 256
/** Names of a tile reach into its neighbours. */
const EDGE = 16
/** Most tiles whose names have a place: more than a screen shows. */
const MOST_LABELLED = 48

type Prepared = Map<string, PreparedTile[]>
/** The reader of the library expects a point; it only reads the position. */
type Origin = Parameters<typeof paint>[6]

interface Shown {
  readonly canvas: HTMLCanvasElement
  readonly at: Coords
}

/** Streets, water, parks and names of vector tiles, in the colours of the product. */
export function streetLayer(
  { url, maxZoom }: MapSource,
  { locale, fetcher }: { readonly locale: string; readonly fetcher: typeof fetch },
): GridLayer {
  const view = streetSource(url, maxZoom, locale, fetcher).then(
    (levels) => new View(new TileCache(levels.source, TILE << LEVELS_CLOSER), levels.maxZoom, LEVELS_CLOSER),
  )
  // A tile reports the failure.
  view.catch(() => undefined)
  /** The tiles on the map, by their names. */
  const shown = new Map<string, Set<Shown>>()

  class StreetLayer extends GridLayer {
    private style: ReturnType<typeof styleOf> | undefined
    private labelers: Labelers | undefined

    override createTile(at: Coords, done: DoneCallback): HTMLElement {
      const canvas = document.createElement('canvas')
      canvas.lang = locale
      const name = nameOf(at)
      const tile = { canvas, at }
      shown.set(name, (shown.get(name) ?? new Set()).add(tile))
      this.draw(tile).then(
        () => done(undefined, canvas),
        (error) => done(error, canvas),
      )
      return canvas
    }

    /** Rejects if its data does not load; the tile is paper then. */
    private async draw({ canvas, at }: Shown): Promise<void> {
      const { style, labelers } = this.prepare()
      const data = await view
        .then((levels) => levels.getDisplayTile(at))
        .catch((error: unknown) => ({ error }))
      const tiles: Prepared = new Map('error' in data ? [] : [['', [data]]])
      labelers.add(at.z, tiles)
      if (!canvas.isConnected) return
      paintTile(canvas, at, tiles, labelers, style)
      if ('error' in data) throw data.error
    }

    private prepare() {
      const pane = this.getPane()
      if (!pane) throw new Error('the layer is on no map')
      this.style ??= styleOf(pane)
      this.labelers ??= labelersOf(this.style, (names) => this.redrawTiles(names))
      return { style: this.style, labelers: this.labelers }
    }

    /** A name has found no room any more, or new room: the tiles under it are drawn again. */
    private redrawTiles(names: ReadonlySet<string>) {
      for (const name of names)
        for (const tile of shown.get(name) ?? []) this.draw(tile).catch(() => undefined)
    }
  }

  const layer = new StreetLayer({ minZoom: 2, maxZoom: 18 })
  layer.on('tileunload', ({ tile }: { tile: HTMLElement }) => {
    for (const [name, tiles] of shown) {
      for (const each of tiles) if (each.canvas === tile) tiles.delete(each)
      if (tiles.size === 0) shown.delete(name)
    }
  })
  return layer
}

/** As the library names a tile. */
const nameOf = ({ x, y, z }: Coords) => `${x}:${y}:${z}`

/** Colours are tokens; a canvas reads them from unused CSS properties of its pane (leaflet.css). */
function styleOf(pane: HTMLElement) {
  const css = getComputedStyle(pane)
  const colors: StreetColors = {
    paper: css.color,
    line: css.outlineColor,
    building: css.columnRuleColor,
    water: css.textDecorationColor,
    park: css.borderTopColor,
    street: css.borderRightColor,
    text: css.borderBottomColor,
    main: css.borderLeftColor,
  }
  return { colors, paint: paintRules(colors), labels: labelRules(colors, css.fontFamily) }
}

type Style = ReturnType<typeof styleOf>

function labelersOf({ labels }: Style, onChange: (names: ReadonlySet<string>) => void): Labelers {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('this browser has no canvas')
  return new Labelers(pen, labels, MOST_LABELLED, onChange)
}

function paintTile(
  canvas: HTMLCanvasElement,
  { x, y, z }: Coords,
  tiles: Prepared,
  labelers: Labelers,
  style: Style,
) {
  const ratio = Math.min(2, devicePixelRatio || 1)
  // Also clears it.
  canvas.width = canvas.height = TILE * ratio
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.scale(ratio, ratio)
  pen.fillStyle = style.colors.paper
  pen.fillRect(0, 0, TILE, TILE)
  const [left, top] = [TILE * x, TILE * y]
  const box = { minX: left - EDGE, minY: top - EDGE, maxX: left + TILE + EDGE, maxY: top + TILE + EDGE }
  const origin = { x: left, y: top } as Origin
  paint(pen, z, tiles, labelers.getIndex(z) ?? null, style.paint, box, origin, false)
}
