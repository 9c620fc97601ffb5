type Properties = Readonly<Record<string, number | string | boolean>>

/** Kinds of features, in drawing order. */
export const kinds = [
  'town',
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
export type Kind = (typeof kinds)[number]

/** By the layer names of OpenMapTiles, Protomaps, Shortbread and Mapbox Streets. */
const layers: readonly [RegExp, Kind | 'land' | 'road'][] = [
  [/^(water|ocean|water_polygons)$/, 'water'],
  [/^(waterway|water_lines)$/, 'river'],
  [/^(park|parks)$/, 'park'],
  [/^(landcover|landuse|land|landuse_overlay|natural|sites)$/, 'land'],
  [/^(building|buildings)$/, 'building'],
  [/^(transportation|roads|streets|road)$/, 'road'],
  [/^(boundary|boundaries|admin)$/, 'border'],
]

const GREEN =
  /park|garden|forest|wood|grass|meadow|reserve|pitch|golf|cemetery|recreation|playground|scrub|zoo/
const BUILT = /residential|commercial|retail|urban|neighbourhood/
const MAJOR = /motorway|trunk|primary|secondary|highway|major/
const FOOT = /path|foot|cycle|steps|pedestrian|track|bridleway/

/** The kind of a feature; undefined if it is not drawn. */
export function kindOf(layer: string, properties: Properties): Kind | undefined {
  const found = layers.find(([names]) => names.test(layer))?.[1]
  const words = ['class', 'subclass', 'kind', 'kind_detail', 'type', 'leisure', 'landuse']
    .map((name) => properties[name] ?? '')
    .join(' ')
  if (found === 'land') return GREEN.test(words) ? 'park' : BUILT.test(words) ? 'town' : undefined
  if (found === 'border')
    return Number(properties.admin_level ?? properties['kind_detail'] ?? 2) <= 2 ? 'border' : undefined
  if (found !== 'road') return found
  if (/rail|subway|tram/.test(words)) return 'rail'
  if (/ferry|aeroway|pier/.test(words)) return undefined
  return FOOT.test(words) ? 'path' : MAJOR.test(words) ? 'major' : 'minor'
}

export const hasNames = (layer: string): 'place' | 'road' | undefined =>
  /^(place|places|place_labels?|water_name)$/.test(layer)
    ? 'place'
    : /^(transportation_name|roads|street_labels|road)$/.test(layer)
      ? 'road'
      : undefined

/** A name in the page's language, if the tiles have one. */
export function nameOf(properties: Properties, language: string): string {
  return String(properties[`name:${language}`] ?? properties[`name_${language}`] ?? properties.name ?? '')
}
