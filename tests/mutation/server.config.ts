import { lstatSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { roomOf } from './rooms.ts'
import { warm } from './warm-pool.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

// The index of the world and the built SDK are not changed: the copy uses those of the checkout that it lies in, below tests/out.
const [checkout = root] = root.split('tests/out/')
mkdirSync(`${checkout}.staykit`, { recursive: true })
for (const name of checkout === root ? [] : ['.staykit', 'sdk/dist']) {
  mkdirSync(dirname(root + name), { recursive: true })
  try {
    symlinkSync(checkout + name, root + name)
  } catch (error) {
    // Two runners read this at the same moment.
    if (!lstatSync(root + name, { throwIfNoEntry: false })) throw error
  }
}

export default defineConfig({
  root: `${root}packages/server`,
  plugins: [warm()],
  test: {
    include: roomOf(process.env.ROOM ?? 'http').tests.map((files) => root + files),
    // One builds the frame and opens a browser on it; the other measures, and keeps its figures outside of the copy.
    exclude: ['**/card-frame.test.ts', '**/enumeration.test.ts'],
    globalSetup: ['src/testing/cluster.ts'],
    env: { NODE_ENV: 'test' },
    // Loading the server is half of what a change costs: the files that judge it share one.
    isolate: false,
    setupFiles: [`${root}tests/mutation/afresh.ts`],
    // A server that a change keeps from answering is found out soon: waiting for it is most of what a run costs. On a busy machine
    // the first run takes longer than that.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    teardownTimeout: 3_000,
  },
})
