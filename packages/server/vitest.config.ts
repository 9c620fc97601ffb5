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
    testTimeout: 15_000,
  },
})
