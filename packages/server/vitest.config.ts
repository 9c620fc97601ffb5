import { defineConfig } from 'vitest/config'
import { lanes } from '../../tests/lanes.ts'
import { patience } from '../../tests/patience.ts'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/cluster.ts'],
    env: { NODE_ENV: 'test' },
    maxWorkers: lanes(3, 1),
    // Loading the server is half of what its tests cost: files share a worker's modules, since a server keeps nothing outside its
    // own dependencies. What a test stubs or fakes, it gives back.
    isolate: false,
    unstubEnvs: true,
    testTimeout: patience(180),
    hookTimeout: patience(180),
    teardownTimeout: patience(60),
    expect: { poll: { timeout: patience(60) } },
  },
})
