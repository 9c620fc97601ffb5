import type { ErrorTranslator } from './error-answers.ts'
import type { Routes } from './server-env.ts'

/** A resource: its routes, mounted at `base`, built from what it needs and nothing else. */
export interface Module<Needs> {
  readonly base: string
  readonly routes: (needs: Needs) => Routes
  /** What callers are told of failures that only this resource knows. */
  readonly translate?: ErrorTranslator
}
