import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['tests/faults/**/*.test.ts'],
    globalSetup: ['packages/server/src/testing/cluster.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // Most of a fault test waits for automatic recovery.
    maxWorkers: 2,
    // As in packages/server: files share a worker's modules.
    isolate: false,
  },
})
