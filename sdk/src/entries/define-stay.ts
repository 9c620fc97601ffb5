import type { Tag } from '../elements/declarations.ts'
import { definers } from '../elements/definers.ts'

const isTag = (tag: string): tag is Tag => Object.hasOwn(definers, tag)

/** Registers the named elements, or all of them. Does nothing where there is no DOM, and nothing twice. */
export function defineStay(...tags: Tag[]): void {
  globalThis.staykit = { load: (tag) => isTag(tag) && definers[tag](), ...globalThis.staykit }
  const wanted = tags.length > 0 ? tags : (Object.keys(definers) as Tag[])
  for (const tag of wanted) definers[tag]()
}
