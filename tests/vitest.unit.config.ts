import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: [
      'packages/{domain,contract,stores}/**/*.test.ts',
      'tests/{boundaries,deploy,docs,releases,requirements,server-rendering,shim,size,supply,types,wire}/**/*.test.ts',
    ],
    reporters: ['default'],
  },
})
