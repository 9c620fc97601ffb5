import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['tests/journeys/**/*.journey.ts'],
    // It builds a copy of the product and walks through it eight times: npm run test:pseudo.
    exclude: process.env.PSEUDO ? [] : ['**/pseudo-language.journey.ts'],
    globalSetup: ['tests/journeys/product.ts'],
    // A browser on a busy machine: what passes at the second try only is said at the end of the run (tests/run.ts).
    retry: 1,
    // What a person would still wait for on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // Two travellers at a time, each with a browser of their own: most of a journey is waiting.
    maxWorkers: 2,
    maxConcurrency: 5,
  },
})
