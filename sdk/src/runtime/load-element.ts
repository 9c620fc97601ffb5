import type { Declaration } from './declaration.ts'

/** Loads the code of an element that is nested in another one, where the loader does not find it. */
export function loadElement(tag: Declaration['tag']): void {
  globalThis.staykit?.load?.(tag)
}
