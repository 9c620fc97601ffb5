import type { Declaration } from './declaration.ts'

/** Brings the code of an element that another one shows inside itself, where the loader does not see it. */
export function loadElement(tag: Declaration['tag']): void {
  globalThis.staykit?.load?.(tag)
}
