import type { ErrorTranslator } from './error-answers.ts'
import type { Routes } from './server-env.ts'

/** A resource: its routes, mounted at `base`, with its declared dependencies. */
export interface Module<Needs> {
  readonly base: string
  readonly routes: (needs: Needs) => Routes
  /** Translates errors that only this module knows. */
  readonly translate?: ErrorTranslator
}
