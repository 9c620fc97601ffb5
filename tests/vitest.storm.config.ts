import { defineConfig } from 'vitest/config'

/** `npm run storm`, `npm run race` and `npm run soak`: tests that take longer than npm test; they print figures at the end. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['tests/storm/**/*.test.ts'],
    globalSetup: ['packages/server/src/testing/cluster.ts'],
    testTimeout: 3 * 3_600_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 1,
  },
})
