import { defineConfig } from 'vitest/config'
import { patience } from './patience.ts'

const rooms =
  'boundaries,deploy,docs,figures,icu,pseudo,releases,requirements,server-rendering,size,supply,types'
/** Replaces the module of a package, for every later import. */
const replacing = 'tests/shim/**/*.test.ts'

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    reporters: ['default'],
    testTimeout: patience(60),
    hookTimeout: patience(60),
    teardownTimeout: patience(60),
    expect: { poll: { timeout: patience(30) } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ['packages/{domain,words,contract,stores}/**/*.test.ts', `tests/{${rooms}}/**/*.test.ts`],
          // Loading is half of the cost of these tests: files share a worker's modules.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'replacing', include: [replacing], isolate: true } },
    ],
  },
})
