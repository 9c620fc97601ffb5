import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** What Stryker says of the change that is tried. */
    mutantActivation: 'static' | 'runtime' | undefined
  }
}

// A thread still has the change that it tried last, and a test file that loads is not to meet it: Stryker sets its own before the first test.
const { __stryker__: stryker } = globalThis as { __stryker__?: { activeMutant?: string | undefined } }
if (stryker && inject('mutantActivation') !== 'static') stryker.activeMutant = undefined
