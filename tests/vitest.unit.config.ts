import { defineConfig } from 'vitest/config'

const rooms = 'boundaries,deploy,docs,figures,pseudo,releases,requirements,server-rendering,size,supply,types'
/** Puts another module in a package's place, for all that load it after. */
const replacing = 'tests/shim/**/*.test.ts'

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    reporters: ['default'],
    // Loading all of the package takes some seconds on a busy machine.
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ['packages/{domain,words,contract,stores}/**/*.test.ts', `tests/{${rooms}}/**/*.test.ts`],
          // Loading is half of what these tests cost: files share a worker's modules.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'replacing', include: [replacing], isolate: true } },
    ],
  },
})
