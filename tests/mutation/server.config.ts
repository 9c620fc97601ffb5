import { lstatSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { patience } from '../patience.ts'
import { roomOf } from './rooms.ts'
import { warm } from './warm-pool.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

// The place index and the built SDK are not mutated: the copy below tests/out uses those of the checkout.
const [checkout = root] = root.split('tests/out/')
mkdirSync(`${checkout}.staykit`, { recursive: true })
for (const name of checkout === root ? [] : ['.staykit', 'sdk/dist']) {
  mkdirSync(dirname(root + name), { recursive: true })
  try {
    symlinkSync(checkout + name, root + name)
  } catch (error) {
    // Two runners read this file at the same moment.
    if (!lstatSync(root + name, { throwIfNoEntry: false })) throw error
  }
}

export default defineConfig({
  root: `${root}packages/server`,
  plugins: [warm()],
  test: {
    include: roomOf(process.env.ROOM ?? 'http').tests.map((files) => root + files),
    // One test builds the frame and opens a browser, one measures and writes its figures outside of the copy, and one changes the
    // time zone of its device, which a thread cannot.
    exclude: ['**/card-frame.test.ts', '**/clock-changes.test.ts', '**/enumeration.test.ts'],
    globalSetup: ['src/testing/cluster.ts'],
    env: { NODE_ENV: 'test' },
    // Loading the server is half of the cost of a mutant: the test files share one.
    isolate: false,
    setupFiles: [`${root}tests/mutation/afresh.ts`],
    // Low timeouts find mutants without an answer early; they are most of the time of a run. On a busy machine the first run takes
    // longer than that.
    testTimeout: patience(20),
    hookTimeout: patience(20),
    teardownTimeout: patience(3),
  },
})
