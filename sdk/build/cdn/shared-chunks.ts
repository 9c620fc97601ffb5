import { type OutputChunk, type RollupCache, rollup } from 'rollup'
import { entries, entryOf, onwarn, plugins } from './plugins.ts'

/** Elements that a traveller meets one after the other share a chunk: gzip finds more to save in one file than in four. */
const groups = {
  search: ['stay-search'],
  browsing: ['stay-results', 'stay-hotel', 'stay-rates'],
  booking: ['stay-checkout'],
  account: ['stay-login', 'stay-trips', 'stay-lookup', 'stay-account'],
} as const

interface Needed {
  /** Modules of which something is left in what the elements import at once. */
  readonly atOnce: ReadonlySet<string>
  /** The same with all that they import later, when it is used. */
  readonly ever: ReadonlySet<string>
  readonly cache: RollupCache | undefined
}

async function needed(tags: readonly string[], cache: RollupCache | undefined): Promise<Needed> {
  const bundle = await rollup({
    input: tags.map(entryOf),
    plugins: plugins([entries()]),
    preserveEntrySignatures: false,
    cache: cache ?? false,
    onwarn,
  })
  const { output } = await bundle.generate({ format: 'es' })
  await bundle.close()
  const chunks = new Map(
    output.filter((part) => part.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  )
  const seen = new Set<OutputChunk>()
  const visit = (chunk: OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) visit(chunks.get(name))
  }
  for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk)
  return { atOnce: modulesOf(seen), ever: modulesOf(chunks.values()), cache: bundle.cache }
}

function modulesOf(chunks: Iterable<OutputChunk>): Set<string> {
  const modules = [...chunks].flatMap((chunk) => Object.entries(chunk.modules))
  return new Set(modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id))
}

/**
 * Which chunk a module goes into, read from who needs what:
 * - core: what the search form needs at once, and others ever
 * - kit: what browsing needs at once, and others ever
 * - browse, book: the rest of those elements; the search form and the account's elements keep a chunk each
 */
export async function planChunks(): Promise<(id: string) => string | undefined> {
  const search = await needed(groups.search, undefined)
  const browsing = await needed(groups.browsing, search.cache)
  const booking = await needed(groups.booking, browsing.cache)
  const account = await needed(groups.account, booking.cache)
  return (id) => {
    // An entry registers its element: it stays out of what others load.
    if (id.startsWith('\0entry:')) return undefined
    const others = (own: Needed) =>
      [search, browsing, booking, account].some((group) => group !== own && group.ever.has(id))
    if (search.atOnce.has(id)) return others(search) ? 'core' : undefined
    if (browsing.atOnce.has(id)) return others(browsing) ? 'kit' : 'browse'
    return booking.atOnce.has(id) && !others(booking) ? 'book' : undefined
  }
}
