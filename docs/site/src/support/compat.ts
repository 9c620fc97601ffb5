import { features } from 'web-features'

export const engines = ['chrome', 'edge', 'firefox', 'safari', 'safari_ios'] as const
/** The first version of each browser with a feature. */
export type Support = Readonly<Partial<Record<(typeof engines)[number], string>>>

interface Compat {
  /** Name of the feature, for people. */
  readonly name: string
  readonly support: Support
}

/** Every function, property, rule, element and piece of syntax of the web platform, by its key in browser-compat-data. */
export const compat = new Map<string, Compat>()
for (const feature of Object.values(features)) {
  if (feature.kind !== 'feature') continue
  for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {}))
    compat.set(key, { name: feature.name, support })
}

// The data count a later part of it, which the product does not use.
compat.set(
  'api.CustomElementRegistry.get',
  compat.get('api.CustomElementRegistry.define') ?? { name: '', support: {} },
)

/** A version as a number; a browser without the feature has none. */
export const versionOf = (support: Support, engine: (typeof engines)[number]): number =>
  Number(support[engine]?.replace('≤', '') ?? Number.POSITIVE_INFINITY)

const ageOf = (key: string) => {
  const support = compat.get(key)?.support ?? {}
  return Math.max(...engines.map((engine) => versionOf(support, engine) / newest(engine)))
}
const newest = (engine: string) => (engine.startsWith('safari') ? 27 : 150)

/** Of the keys that a name may mean, the one that came first: a use is new only if it can be nothing old. */
export const oldest = (keys: readonly string[]): string | undefined =>
  keys.filter((key) => compat.has(key)).sort((one, other) => ageOf(one) - ageOf(other))[0]

/** The keys below a beginning that end with a name. */
function ending(beginning: RegExp): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const key of compat.keys()) {
    const name = beginning.exec(key)?.[1]
    if (name) found.set(name, [...(found.get(name) ?? []), key])
  }
  return found
}

/**
 * Members of elements, events, documents and built-in values, by their name. Other objects share their words with those of
 * the product: `bytes`, `level`, `session`.
 */
export const members = ending(
  /^(?:api\.(?:HTML(?!Geolocation|Media)\w+|SVG\w+|Element|ElementInternals|Node|ShadowRoot|Document|DocumentFragment|Range|Animation|CSSStyleSheet|Event|UIEvent|(?:Pointer|Mouse|Keyboard|Focus|Wheel|Submit|Composition|Toggle)Event|DOM\w+|AbortSignal|MediaQueryList|URL|URLSearchParams)|javascript\.builtins\.(?:Array|String|Object|Promise|RegExp|Map|WeakMap|Number|Date|Function|Intl\.\w+))\.(\w+)$/,
)
/** Functions of styles, by their name. */
export const functions = ending(/^css\.types(?:\.[\w-]+)*\.([\w-]+)$/)
