import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/cluster.ts'],
    env: { NODE_ENV: 'test' },
    maxWorkers: 2,
    testTimeout: 15_000,
  },
})
