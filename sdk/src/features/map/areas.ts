import { type AreaZoom, areaZoomOf, worldPixel } from '@staykit/domain'

type Steps = readonly number[]
type Town = readonly [name: string, lat: number, lng: number, population: number]
type Airport = readonly [code: string, name: string, lat: number, lng: number]

/** Map data of an area from the API; a line is its first point and the offsets to each next point. */
export interface Area {
  readonly sea: readonly Steps[]
  readonly water: readonly Steps[]
  readonly rivers: readonly Steps[]
  readonly borders: readonly Steps[]
  readonly towns: readonly Town[]
  readonly airports: readonly Airport[]
}

const nothing: Area = { sea: [], water: [], rivers: [], borders: [], towns: [], airports: [] }
const TILE = 256

/** Loads areas once and caches them while the page is open. */
export interface Areas {
  readonly load: (zoom: AreaZoom, x: number, y: number) => Promise<Area>
  /** The loaded areas in view. */
  readonly on: (bounds: Shown, zoom: number) => Area[]
}

export interface Shown {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

const pages = new Map<string, Areas>()

/** One cache per page, so that a map that opens again has its map data at once. */
export function areasOf(apiBase: string, fetcher: typeof fetch): Areas {
  const areas = pages.get(apiBase) ?? createAreas(apiBase, fetcher)
  pages.set(apiBase, areas)
  return areas
}

function createAreas(apiBase: string, fetcher: typeof fetch): Areas {
  const requests = new Map<string, Promise<Area>>()
  const here = new Map<string, Area>()
  function load(zoom: AreaZoom, x: number, y: number) {
    const name = `${zoom}/${x}/${y}`
    const pending = requests.get(name)
    if (pending) return pending
    const found = fetcher(`${apiBase}/travel/maps/area/1/${name}.json`)
      .then(async (response): Promise<Area> => {
        if (!response.ok) throw new Error(name)
        const area = { ...nothing, ...(await response.json()) }
        here.set(name, area)
        return area
      })
      .catch(() => {
        // Plain background; the next visit retries.
        requests.delete(name)
        return nothing
      })
    requests.set(name, found)
    return found
  }
  function on({ south, west, north, east }: Shown, zoom: number) {
    const level = areaZoomOf(zoom)
    const corner = (lat: number, lng: number) => {
      const { x, y } = worldPixel(lat, lng, level)
      return [Math.floor(x / TILE), Math.floor(y / TILE)] as const
    }
    const [[left, top], [right, bottom]] = [corner(north, west), corner(south, east)]
    const found: Area[] = []
    for (let x = left; x <= right; x++)
      for (let y = top; y <= bottom; y++) {
        const area = here.get(`${level}/${x}/${y}`)
        if (area) found.push(area)
      }
    return found
  }
  return { load, on }
}
