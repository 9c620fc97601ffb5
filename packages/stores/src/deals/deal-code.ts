import { atom, type ReadableAtom } from 'nanostores'
import type { Environment } from '../environment/index.ts'

/** The local key of a verified deal code (OQ-41); the checkout reads it too. */
export const DEAL_CODE_KEY = 'dealCode'

const codes = new WeakMap<Environment, ReturnType<typeof atom<string>>>()

/** The writable atom behind `dealCodeOf`. */
export function codeAtom(environment: Environment) {
  const code = codes.get(environment) ?? atom(environment.storage.get(DEAL_CODE_KEY) ?? '')
  codes.set(environment, code)
  return code
}

/** The verified deal code of this browser, empty without one. All widgets of a page follow it. */
export function dealCodeOf(environment: Environment): ReadableAtom<string> {
  return codeAtom(environment)
}

/** Removes the verified deal code of this browser. */
export function removeDealCode(environment: Environment): void {
  environment.storage.remove(DEAL_CODE_KEY)
  codeAtom(environment).set('')
}

/** Clears the memory, so that a test starts like a fresh page. */
export function forgetDealCode(environment: Environment): void {
  codes.delete(environment)
}
