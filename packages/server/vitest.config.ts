import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/cluster.ts'],
    env: { NODE_ENV: 'test' },
    maxWorkers: 2,
    // Loading the server is half of what its tests cost: files share a worker's modules, since a server keeps nothing outside its
    // own dependencies. What a test stubs or fakes, it gives back.
    isolate: false,
    unstubEnvs: true,
    // A machine that is busy with other things is no failure: these end a test that hangs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
