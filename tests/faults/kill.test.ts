import { describe, it } from 'vitest'
import type { CrashPoint } from '../../packages/server/src/kernel/jobs/crash-points.ts'
import { survives } from './kill.ts'

/** One of each kind: nothing sent yet, sent and not written down, let go, mailed, given back. Every point: tests/operations. */
const everyday: readonly CrashPoint[] = [
  'before-authorise',
  'after-book-call',
  'after-capture-call',
  'after-void-call',
  'after-mail-call',
  'after-refund-call',
]

describe.concurrent('kill -9 of the server, then another one starts', () => {
  for (const point of everyday)
    it(`${point}: nothing lost, nothing double, nothing stuck`, { timeout: 150_000 }, ({ expect }) =>
      survives(point, expect),
    )
})
