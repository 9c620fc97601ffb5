import { defineConfig } from 'vitest/config'
import { patience } from './patience.ts'

/** `npm run storm`, `npm run race` and `npm run soak`: tests that take longer than npm test; they print figures at the end. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['tests/storm/**/*.test.ts'],
    globalSetup: ['packages/server/src/testing/cluster.ts'],
    testTimeout: patience(3 * 3_600),
    hookTimeout: patience(180),
    teardownTimeout: patience(60),
    expect: { poll: { timeout: patience(120) } },
    maxWorkers: 1,
  },
})
