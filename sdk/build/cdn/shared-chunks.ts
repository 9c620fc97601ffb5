import { resolve } from 'node:path'
import { type OutputChunk, type Plugin, type RollupCache, rollup } from 'rollup'
import { source } from '../paths.ts'
import { entries, entryOf, onwarn, plugins } from './plugins.ts'

/**
 * Elements that a traveller meets one after the other share a chunk: gzip finds more to save in one file than in four.
 * stay-rates is on pages without them, and keeps to itself what it does not share with the page of a hotel.
 */
const groups = {
  search: ['stay-search'].map(entryOf),
  browsing: ['stay-results', 'stay-hotel'].map(entryOf),
  booking: ['stay-checkout'].map(entryOf),
  login: ['stay-login'].map(entryOf),
  trips: ['stay-trips', 'stay-lookup'].map((tag) => resolve(source, `elements/${tag}/component.tsx`)),
  /** It stands on every page, and has to be light. */
  greeting: ['stay-account'].map(entryOf),
  /** What a member's profile shares with the others must not bring the checkout or the results along. */
  profile: [resolve(source, 'elements/stay-profile/dashboard/dashboard.tsx')],
  /** What the search form imports as soon as somebody touches it. */
  touched: [
    'elements/stay-search/suggestion-list.tsx',
    'features/stay-fields/panels.tsx',
    '../../packages/stores/src/search/typeahead.ts',
  ].map((file) => resolve(source, file)),
  /** What every element but the search form imports as soon as it is there. */
  wire: [resolve(source, 'page/services.ts')],
}

interface Needed {
  /** Modules of which something is left in what the elements import at once. */
  readonly atOnce: ReadonlySet<string>
  /** The same with all that they import later, when it is used. */
  readonly ever: ReadonlySet<string>
  readonly cache: RollupCache | undefined
}

async function needed(input: string[], extra: Plugin[], cache: RollupCache | undefined): Promise<Needed> {
  const bundle = await rollup({
    input,
    plugins: plugins([entries(), ...extra]),
    // It shows late, on a booking that was looked up, and takes what it needs from the files of the hotel's page.
    external: /hotel-badge/,
    preserveEntrySignatures: 'strict',
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
 * - kit: what browsing needs at once, and others ever; what booking shares with the login; and their style sheets, which shrink to half beside each other
 * - touched: the rest of what the search form needs when it is touched
 * - trip: a booking, and what is charged for it, as the checkout, the confirmation and the trips show it; the rules of addresses,
 *   which the profile needs too
 * - member: what tells a member from a visitor
 * - browse, book: the rest of those elements; the search form and the account's elements keep a chunk each
 */
export function planChunks(extra: Plugin[]): Promise<Plan> {
  planned ??= plan(extra)
  return planned
}

type Plan = (id: string) => string | undefined

/** Made once for all builds of a run. */
let planned: Promise<Plan> | undefined

async function plan(extra: Plugin[]): Promise<Plan> {
  const search = await needed(groups.search, extra, undefined)
  const wire = await needed(groups.wire, extra, search.cache)
  const touched = await needed(groups.touched, extra, wire.cache)
  const browsing = await needed(groups.browsing, extra, touched.cache)
  const booking = await needed(groups.booking, extra, browsing.cache)
  const login = await needed(groups.login, extra, booking.cache)
  const trips = await needed(groups.trips, extra, login.cache)
  const greeting = await needed(groups.greeting, extra, trips.cache)
  const profile = await needed(groups.profile, extra, greeting.cache)
  const parts = [search, browsing, booking, login, trips, greeting]
  return (id) => {
    // What the forms of flights and cars share with the search form stays in its file, registered or not.
    if (id === '\0entry:stay-search') return 'stay-search'
    // Any other entry registers its element: it stays out of what others load.
    if (id.startsWith('\0entry:')) return undefined
    // One file with both makes the loader's list shorter.
    if (/\/(use-session|session\/stored)\.ts$/.test(id)) return 'member'
    const others = (own: Needed) => parts.some((group) => group !== own && group.ever.has(id))
    if (search.atOnce.has(id)) return others(search) ? 'core' : 'stay-search'
    if (wire.atOnce.has(id)) return 'kit'
    const atOnce = [touched, browsing, booking].some((group) => group.atOnce.has(id))
    if (id.endsWith('.css')) return atOnce ? 'kit' : undefined
    if (browsing.atOnce.has(id)) return others(browsing) || profile.ever.has(id) ? 'kit' : 'browse'
    if (touched.atOnce.has(id)) return 'touched'
    if (booking.atOnce.has(id) && login.atOnce.has(id)) return 'kit'
    if (booking.ever.has(id) && trips.atOnce.has(id)) return 'trip'
    const isShared = [trips, browsing, profile].some((group) => group.ever.has(id))
    if (booking.atOnce.has(id) && isShared) return 'trip'
    return booking.atOnce.has(id) && !others(booking) ? 'book' : undefined
  }
}
