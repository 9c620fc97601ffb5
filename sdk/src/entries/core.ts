// What every element needs, with the search form (sdk/build/cdn/shared-chunks.ts): one file at a stable address, which a page
// can preload beside the script. It knows the files of its own release, so that a page never mixes the files of two.
import { lateDefiners } from '../elements/late-definers.ts'

/** Imports and registers an element, or what explains failures (`stay-faults`). Rejects when a file of it does not arrive. */
export async function importElement(name: keyof typeof lateDefiners | 'stay-faults'): Promise<void> {
  if (name === 'stay-faults') await import('../diagnostics/explain.ts')
  else (await lateDefiners[name]()).define()
}
