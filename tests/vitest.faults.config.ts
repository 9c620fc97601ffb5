import { defineConfig } from 'vitest/config'
import { lanes } from './lanes.ts'
import { patience } from './patience.ts'

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['tests/faults/**/*.test.ts'],
    globalSetup: ['packages/server/src/testing/cluster.ts'],
    testTimeout: patience(600),
    hookTimeout: patience(180),
    teardownTimeout: patience(60),
    expect: { poll: { timeout: patience(120) } },
    // Most of a fault test waits for automatic recovery.
    maxWorkers: lanes(2, 1),
    // As in packages/server: files share a worker's modules.
    isolate: false,
  },
})
