import { describe, it } from 'vitest'
import { crashPoints } from '../../packages/server/src/kernel/jobs/crash-points.ts'
import { survives } from '../faults/kill.ts'

describe.concurrent('kill -9 of the server at every point, then another one starts', () => {
  for (const point of crashPoints)
    it(`${point}: nothing lost, nothing double, nothing stuck`, { timeout: 150_000 }, ({ expect }) =>
      survives(point, expect),
    )
})
