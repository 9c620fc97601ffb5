import type { Tag } from '../elements/declarations.ts'

/** Brings the code of an element that another one shows inside itself, where the loader does not see it. */
export function loadElement(tag: Tag): void {
  globalThis.staykit?.load?.(tag)
}
