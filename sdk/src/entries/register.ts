import { inspect } from '../diagnostics/inspect.ts'
import { defineLate } from '../elements/late-definers.ts'

/** Registers elements of this copy, and has those that they show inside them come later. Does nothing where there is no DOM. */
export function register(...definers: readonly (() => void)[]): void {
  if (typeof customElements === 'undefined') return
  globalThis.staykit = { load: defineLate, ...globalThis.staykit }
  for (const define of definers) define()
  inspect()
}
