import { atom, type ReadableAtom } from 'nanostores'
import type { Environment } from '../environment/index.ts'

/** The local key of a verified deal code (OQ-41); the checkout reads it too. */
export const DEAL_CODE_KEY = 'dealCode'

const kept = new WeakMap<Environment, ReturnType<typeof atom<string>>>()

/** The same, to be written. */
export function codeAtom(environment: Environment) {
  const known = kept.get(environment) ?? atom(environment.storage.get(DEAL_CODE_KEY) ?? '')
  kept.set(environment, known)
  return known
}

/** The verified deal code of this browser, empty without one. All widgets of a page hear of a new one. */
export function dealCodeOf(environment: Environment): ReadableAtom<string> {
  return codeAtom(environment)
}

/** Forgets what is in memory, so that a test starts as a fresh page does. */
export function forgetDealCode(environment: Environment): void {
  kept.delete(environment)
}
