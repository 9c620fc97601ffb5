import { defineConfig } from 'vitest/config'

/** Folders of tests/journeys define how often they run: `smoke` with npm test, `full` in CI, `nightly` with npm run nightly. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['tests/{journeys,pseudo}/**/*.journey.ts'],
    globalSetup: ['tests/journeys/product.ts'],
    // The patience of a person on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // Three travellers at a time, each with a browser of their own: a journey mostly waits.
    maxWorkers: 3,
    maxConcurrency: 5,
  },
})
