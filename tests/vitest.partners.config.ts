import { defineConfig } from 'vitest/config'
import { lanes } from './lanes.ts'
import { patience } from './patience.ts'

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['tests/partners/**/*.partner.ts'],
    globalSetup: ['tests/partners/tarball.ts', 'tests/journeys/product.ts'],
    expect: { poll: { timeout: patience(60) } },
    // Each installs packages and starts compilers.
    testTimeout: patience(600),
    hookTimeout: patience(600),
    teardownTimeout: patience(60),
    maxWorkers: lanes(2, 2),
  },
})
