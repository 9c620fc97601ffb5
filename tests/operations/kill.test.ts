import { describe, it } from 'vitest'
import { crashPoints } from '../../packages/server/src/kernel/jobs/crash-points.ts'
import { survives } from '../faults/kill.ts'

describe.concurrent('kill -9 of the server at every point, followed by a new one', () => {
  for (const point of crashPoints)
    it(`${point}: no booking is lost, duplicated or stuck`, { timeout: 150_000 }, ({ expect }) =>
      survives(point, expect),
    )
})
