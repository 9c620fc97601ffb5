import type { Tag } from '../elements/declarations.ts'
import { lateDefiners } from '../elements/late-definers.ts'
import { register } from './register.ts'

/**
 * Loads and registers the named elements, or all of them. Does nothing without a DOM, or for a registered tag. Rejects when
 * the code of an element cannot be loaded.
 */
export async function defineStay(...tags: Tag[]): Promise<void> {
  if (typeof customElements === 'undefined') return
  const names = tags.length > 0 ? tags : (Object.keys(lateDefiners) as Tag[])
  const loaded = await Promise.all(names.map((tag) => lateDefiners[tag]()))
  register(...loaded.map(({ define }) => define))
}
