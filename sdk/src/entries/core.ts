// The code that every element needs, with the search form (sdk/build/cdn/shared-chunks.ts): one file at a stable address that
// a page can preload with the script. It lists the files of its own release, so that a page never mixes two releases.
import { lateDefiners } from '../elements/late-definers.ts'

/** Imports and registers an element, or the diagnostics (`stay-faults`). Rejects when a file cannot be loaded. */
export async function importElement(name: keyof typeof lateDefiners | 'stay-faults'): Promise<void> {
  if (name === 'stay-faults') await import('../diagnostics/explain.ts')
  else (await lateDefiners[name]()).define()
}
