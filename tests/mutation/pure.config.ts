import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { roomOf } from './rooms.ts'
import { warm } from './warm-pool.ts'

const packages = fileURLToPath(new URL('../../packages', import.meta.url))

// Resolves the mutated packages of the copy, not those that node_modules links to.
export default defineConfig({
  plugins: [warm()],
  resolve: {
    alias: [
      { find: /^@staykit\/(domain|contract|stores)$/, replacement: `${packages}/$1/src/index.ts` },
      { find: '@staykit/contract/client', replacement: `${packages}/contract/src/client.ts` },
      { find: /^@staykit\/stores\/(.+)$/, replacement: `${packages}/stores/src/$1/index.ts` },
    ],
  },
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    isolate: false,
    setupFiles: [fileURLToPath(new URL('afresh.ts', import.meta.url))],
    include: [...roomOf(process.env.ROOM ?? 'domain').tests],
    // A thread cannot change the time zone of its device.
    exclude: ['**/clock-changes.test.ts'],
  },
})
