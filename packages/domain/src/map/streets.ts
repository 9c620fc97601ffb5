/** Properties of a feature of a vector tile. */
export type TileProperties = Readonly<Record<string, unknown>>

/** What a map draws, from below. */
export const streetKinds = [
  'park',
  'water',
  'river',
  'building',
  'path',
  'rail',
  'minor',
  'major',
  'border',
] as const
export type StreetKind = (typeof streetKinds)[number]

/** By the layer names of OpenMapTiles, Protomaps, Shortbread and Mapbox Streets. */
const layers: readonly [RegExp, StreetKind | 'land' | 'road'][] = [
  [/^(water|ocean|water_polygons)$/, 'water'],
  [/^(waterway|water_lines)$/, 'river'],
  [/^(park|parks)$/, 'park'],
  [/^(landcover|landuse|land|landuse_overlay|natural|sites)$/, 'land'],
  [/^(building|buildings)$/, 'building'],
  [/^(transportation|roads|streets|road)$/, 'road'],
  [/^(boundary|boundaries|admin)$/, 'border'],
]

const GREEN =
  /park\b|garden|forest|wood|grass|meadow|reserve|pitch|golf|cemetery|recreation|playground|scrub|zoo/
const MAJOR = /motorway|trunk|primary|secondary|tertiary|highway|major/
const FOOT = /path|foot|cycle|steps|pedestrian|track|bridleway/
/** Coasts of a state that lie in the sea, and lines within a country. */
const INNER = 2

/** The kind of a feature; undefined if it is not drawn. */
export function streetKind(layer: string, properties: TileProperties): StreetKind | undefined {
  const found = layers.find(([names]) => names.test(layer))?.[1]
  const words = ['class', 'subclass', 'kind', 'kind_detail', 'type', 'leisure', 'landuse']
    .map((name) => properties[name] ?? '')
    .join(' ')
  if (found === 'land') return GREEN.test(words) ? 'park' : undefined
  if (found === 'border') {
    const level = Number(properties.admin_level ?? properties.kind_detail ?? INNER)
    return level <= INNER && !properties.maritime ? 'border' : undefined
  }
  if (found !== 'road') return found
  if (/rail|subway|tram/.test(words)) return 'rail'
  if (/ferry|aeroway|pier|turning|mini_round/.test(words)) return undefined
  return FOOT.test(words) ? 'path' : MAJOR.test(words) ? 'major' : 'minor'
}

/** What a name on a map names: a city, a part of one, or a street. */
export type NameKind = 'city' | 'district' | 'street'

const CITY = /\bcity\b|metropolis|capital/
const DISTRICT = /town|locality|suburb|borough|district|quarter|neighbou?rhood|village|hamlet|macrohood/

export function nameKind(layer: string, properties: TileProperties): NameKind | undefined {
  if (/^(transportation_name|roads|street_labels|road_label)$/.test(layer)) return 'street'
  if (!/^(place|places|place_labels?|place_label)$/.test(layer)) return undefined
  const words = ['class', 'kind', 'kind_detail', 'type'].map((name) => properties[name] ?? '').join(' ')
  if (CITY.test(words)) return 'city'
  return DISTRICT.test(words) ? 'district' : undefined
}

/** A name in a language, if the tiles have one, and else as people there write it. */
export function tileName(properties: TileProperties, language: string): string {
  const name = properties[`name:${language}`] ?? properties[`name_${language}`] ?? properties.name
  return typeof name === 'string' ? name : ''
}

/** A part of the world, in degrees, with the zooms of its tiles. */
export interface MapArea {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
  readonly minZoom: number
  /** Beyond it the tiles of this zoom are enlarged. */
  readonly maxZoom: number
}

/** The area of tiles that a position lies in. Without a list, tiles cover the world. */
export function areaAt<Area extends MapArea>(
  areas: readonly Area[],
  { lat, lng }: { readonly lat: number; readonly lng: number },
): Area | undefined {
  return areas.find(
    ({ south, west, north, east }) => lat >= south && lat <= north && lng >= west && lng <= east,
  )
}

/** The tile of a position at a zoom. */
export function tileAt(lat: number, lng: number, zoom: number): { x: number; y: number } {
  const count = 2 ** zoom
  const most = count - 1
  const radians = (Math.max(-85, Math.min(85, lat)) * Math.PI) / 180
  const x = Math.floor(((lng + 180) / 360) * count)
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * count)
  return { x: Math.max(0, Math.min(most, x)), y: Math.max(0, Math.min(most, y)) }
}
