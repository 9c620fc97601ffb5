import { defineConfig } from 'vitest/config'

const rooms = 'boundaries,deploy,docs,figures,pseudo,releases,requirements,server-rendering,size,supply,types'
/** Replaces the module of a package, for every later import. */
const replacing = 'tests/shim/**/*.test.ts'

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    reporters: ['default'],
    // Loading the whole package takes some seconds on a busy machine.
    testTimeout: 20_000,
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
