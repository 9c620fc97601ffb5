import { inspect } from '../diagnostics/inspect.ts'
import { defineLate } from '../elements/late-definers.ts'

/** Registers elements of this copy; the elements nested in them load lazily. Does nothing without a DOM. */
export function register(...definers: readonly (() => void)[]): void {
  if (typeof customElements === 'undefined') return
  globalThis.staykit = { load: defineLate, ...globalThis.staykit }
  for (const define of definers) define()
  inspect()
}
