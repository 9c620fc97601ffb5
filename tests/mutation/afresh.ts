import { inject, vi } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    mutantActivation: 'static' | 'runtime' | undefined
  }
}

const kept = globalThis as { wasStatic?: boolean }
const isStatic = inject('mutantActivation') === 'static'

// What is changed while a module loads is changed in no module that is loaded already, and stays in those that load then.
if (isStatic || kept.wasStatic) vi.resetModules()
kept.wasStatic = isStatic
