import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Stryker's state for the active mutant. */
    mutantActivation: 'static' | 'runtime' | undefined
  }
}

// A thread still has its last mutant active; loading a test file must not use it. Stryker sets its own before the first test.
const { __stryker__: stryker } = globalThis as { __stryker__?: { activeMutant?: string | undefined } }
if (stryker && inject('mutantActivation') !== 'static') stryker.activeMutant = undefined
