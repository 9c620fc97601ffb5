import { describe, it } from 'vitest'
import { crashPoints, otherCrashPoints } from '../../packages/server/src/kernel/jobs/crash-points.ts'
import { survives } from '../faults/kill.ts'
import { changeSurvives } from '../faults/kill-change.ts'
import { partSurvives } from '../faults/kill-part.ts'

describe.concurrent('kill -9 of the server at every point, followed by a new one', () => {
  for (const point of crashPoints)
    it(`${point}: no booking is lost, duplicated or stuck`, { timeout: 150_000 }, ({ expect }) =>
      survives(point, expect),
    )
})

/** Points of a change of dates after which something is left to do. */
const ofChange = crashPoints.filter(
  (point) => !point.includes('void') && !point.includes('mail') && !['after-refund-recorded'].includes(point),
)

describe.concurrent('kill -9 of the server at every point of a change of dates with a credit', () => {
  for (const nights of [2, 4] as const)
    for (const point of ofChange)
      it(`${point}, ${nights} nights: exactly the new price is paid`, { timeout: 150_000 }, ({ expect }) =>
        changeSurvives(point, nights, expect),
      )
})

describe.concurrent('kill -9 of the server at every point of the cancellation of a room', () => {
  for (const point of otherCrashPoints.filter((name) => name.includes('-part')))
    it(`${point}: the room is cancelled and refunded once`, { timeout: 150_000 }, ({ expect }) =>
      partSurvives(point, expect),
    )
})
