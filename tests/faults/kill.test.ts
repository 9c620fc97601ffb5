import { describe, it } from 'vitest'
import type { CrashPoint } from '../../packages/server/src/kernel/jobs/crash-points.ts'
import { survives } from './kill.ts'

/** Booked and not written down, let go, given back. `npm run nightly` tries every point (tests/operations). */
const everyday: readonly CrashPoint[] = ['after-book-call', 'after-void-call', 'after-refund-call']

describe.concurrent('kill -9 of the server, then another one starts', () => {
  for (const point of everyday)
    it(`${point}: nothing lost, nothing double, nothing stuck`, { timeout: 150_000 }, ({ expect }) =>
      survives(point, expect),
    )
})
