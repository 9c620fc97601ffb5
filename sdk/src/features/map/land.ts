/** Rings of [longitude, latitude]. */
export type Land = readonly (readonly (readonly [number, number])[])[]

interface Shape {
  type: string
  coordinates?: unknown
  geometry?: Shape
  geometries?: Shape[]
  features?: Shape[]
}

// Any nesting of coordinates down to its rings.
function ringsIn(value: unknown): Land {
  if (!Array.isArray(value) || !Array.isArray(value[0])) return []
  const isRing = typeof value[0][0] === 'number'
  return isRing ? [value as Land[number]] : value.flatMap(ringsIn)
}

/** The rings of a GeoJSON object. */
export function ringsOf(shape: Shape): Land {
  if (shape.coordinates) return ringsIn(shape.coordinates)
  const inner = [shape.geometry, ...(shape.geometries ?? []), ...(shape.features ?? [])]
  return inner.flatMap((part) => (part ? ringsOf(part) : []))
}

const kept = new Map<string, Promise<Land>>()

/** The world's land from the API, asked for once a page; none when it cannot be had. */
export function loadLand(apiBase: string, fetcher: typeof fetch): Promise<Land> {
  const url = `${apiBase}/travel/maps/land.json`
  const known = kept.get(url)
  if (known) return known
  const found = fetcher(url)
    .then(async (response) => (response.ok ? ringsOf(await response.json()) : []))
    .catch(() => {
      kept.delete(url)
      return []
    })
  kept.set(url, found)
  return found
}
