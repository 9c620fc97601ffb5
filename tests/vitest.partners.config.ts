import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['tests/partners/**/*.partner.ts'],
    globalSetup: ['tests/partners/tarball.ts', 'tests/journeys/product.ts'],
    // The patience of a person on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    // Each installs packages and starts compilers.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
})
