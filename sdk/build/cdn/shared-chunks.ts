import { resolve } from 'node:path'
import type { OutputChunk, RollupBuild } from 'rollup'
import { source } from '../paths.ts'

/**
 * The chunks that elements share, in the order of a traveller's journey: a shared module belongs to the first one whose
 * elements need it. Lists names of elements, and of modules that a screen imports on first use.
 */
const stages: Readonly<Record<string, readonly string[]>> = {
  /** The search form with its dependencies, and those of a page's header. Its entry is part of it. */
  core: [
    'core',
    'elements/stay-search/define.ts',
    'stay-account',
    'ui/lazy/nested.ts',
    'page/in-place/router.ts',
  ],
  /** The calendar and the guests, on the first use of their fields. */
  dates: ['features/stay-fields/panels.tsx'],
  /** Client and schemas of the API. The search form imports them on its first request, other elements at once. */
  wire: ['page/services.ts'],
  /** The suggestions of a typed place. */
  places: ['elements/stay-search/suggestion-list.tsx', '../../packages/stores/src/search/typeahead.ts'],
  browse: [
    ...['stay-results', 'stay-hotel', 'stay-rates', 'elements/stay-search/compact.tsx'],
    ...['elements/stay-search/page-search.tsx', 'features/saved/hearts.tsx', 'page/scroll-place.ts'],
  ],
  filters: ['elements/stay-results/filter-parts.ts'],
  book: ['stay-checkout'],
  booked: ['elements/stay-checkout/confirmation/confirmation.tsx'],
  account: ['stay-login', 'stay-trips', 'stay-lookup', 'stay-saved', 'stay-profile'],
}

type ChunkOf = (module: string) => string | undefined

/**
 * Assigns modules to stages from Rollup's own chunks, one for each set of elements with the same modules.
 * A stage imports earlier stages only, so that chunks have no import cycles.
 */
export async function planChunks(bundle: RollupBuild): Promise<ChunkOf> {
  const { output } = await bundle.generate({ format: 'es' })
  const chunks = output.filter((part) => part.type === 'chunk')
  const stageOf = new Map<string, string>()
  const seen = new Set<OutputChunk>()
  for (const [stage, roots] of Object.entries(stages)) {
    for (const root of roots) {
      const first = rootChunk(chunks, root)
      for (const chunk of closureOf(first, chunks)) {
        if (seen.has(chunk)) continue
        seen.add(chunk)
        // Modules of a single element stay in its own chunk.
        if (chunk === first && chunk.isEntry && root !== stage) continue
        for (const module of Object.keys(chunk.modules)) stageOf.set(module, stage)
      }
    }
  }
  return (module) => stageOf.get(module)
}

function rootChunk(chunks: readonly OutputChunk[], root: string): OutputChunk {
  const path = resolve(source, root)
  const found = chunks.find(({ name, isEntry, modules }) => (isEntry ? name === root : path in modules))
  if (!found) throw new Error(`sdk/build/cdn/shared-chunks.ts: no chunk has ${root}`)
  return found
}

function closureOf(first: OutputChunk, chunks: readonly OutputChunk[]): ReadonlySet<OutputChunk> {
  const closure = new Set<OutputChunk>()
  const visit = (chunk: OutputChunk | undefined) => {
    if (!chunk || closure.has(chunk)) return
    closure.add(chunk)
    for (const file of chunk.imports) visit(chunks.find(({ fileName }) => fileName === file))
  }
  visit(first)
  return closure
}
