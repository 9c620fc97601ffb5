import type { Tag } from './elements/declarations.ts'
import { definers } from './elements/definers.ts'

/** Registers the named elements, or all of them. Does nothing where there is no DOM, and nothing twice. */
export function defineStay(...tags: Tag[]): void {
  const wanted = tags.length > 0 ? tags : (Object.keys(definers) as Tag[])
  for (const tag of wanted) definers[tag]()
}
