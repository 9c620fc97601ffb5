import type { Declaration } from './declaration.ts'

/** Loads the code of an element. Rejects when it fails to load; the next call tries again. */
export async function loadElement(tag: Declaration['tag']): Promise<void> {
  await globalThis.staykit?.load?.(tag)
}
