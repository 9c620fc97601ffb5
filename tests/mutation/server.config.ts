import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))
const room = process.env.ROOM ?? 'http'
const folder = room === 'http' ? 'kernel/http' : `modules/${room}`

// The index of the world and the built SDK are not changed: the copy uses those of the checkout that it lies in, below tests/out.
const [checkout = root] = root.split('tests/out/')
for (const name of ['.staykit', 'sdk/dist']) {
  if (existsSync(root + name)) continue
  mkdirSync(dirname(root + name), { recursive: true })
  symlinkSync(checkout + name, root + name)
}

export default defineConfig({
  root: `${root}packages/server`,
  test: {
    include: [`src/${folder}/**/*.test.ts`],
    // One builds the frame and opens a browser on it; the other measures, and keeps its figures outside of the copy.
    exclude: ['**/card-frame.test.ts', '**/enumeration.test.ts'],
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
