import { type Client, dealsValidate } from '@staykit/contract'
import { atom, type ReadableAtom } from 'nanostores'
import type { Environment } from '../environment/index.ts'

/** The local key of a verified deal code (OQ-41); the checkout reads it too. */
const KEY = 'dealCode'

const kept = new WeakMap<Environment, ReturnType<typeof atom<string>>>()

function codeAtom(environment: Environment) {
  const known = kept.get(environment) ?? atom(environment.storage.get(KEY) ?? '')
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

/** Checks a deal code and keeps a right one. Answers what is wrong with it, or undefined. Throws CallError. */
export async function verifyDealCode(
  client: Client,
  environment: Environment,
  refId: string,
  text: string,
): Promise<string | undefined> {
  const dealCode = text.trim()
  const { success, error } = await client(dealsValidate, { dealCode, ...(refId ? { refId } : {}) })
  if (!success) return error?.message ?? 'This deal code is not valid.'
  environment.storage.set(KEY, dealCode)
  codeAtom(environment).set(dealCode)
  return undefined
}
