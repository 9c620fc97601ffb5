import { existsSync, symlinkSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))
const room = process.env.ROOM ?? 'http'
const folder = room === 'http' ? 'kernel/http' : `modules/${room}`

// The index of the world is not changed: the copy uses that of the checkout that it lies in, below tests/out.
const [checkout = root] = root.split('tests/out/')
if (!existsSync(`${root}.staykit`)) symlinkSync(`${checkout}.staykit`, `${root}.staykit`)

export default defineConfig({
  root: `${root}packages/server`,
  test: {
    include: [`src/${folder}/**/*.test.ts`],
    globalSetup: ['src/testing/cluster.ts'],
    env: { NODE_ENV: 'test' },
    // Loading the server is half of what a change costs: the files that judge it share one.
    isolate: false,
    // A server that a change keeps from answering is found out soon: waiting for it is most of what a run costs.
    testTimeout: 10_000,
    hookTimeout: 10_000,
    teardownTimeout: 3_000,
  },
})
