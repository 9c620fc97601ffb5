import { describe, it } from 'vitest'
import { crashPoints, otherCrashPoints } from '../../packages/server/src/kernel/jobs/crash-points.ts'
import { survives } from '../faults/kill/booking.ts'
import { changeSurvives } from '../faults/kill/change.ts'
import { liteapiBeside } from '../faults/kill/other-supplier.ts'
import { partSurvives } from '../faults/kill/part.ts'

/** The sandbox alone, and LiteAPI beside it: its bookings end there although it is switched off for the new server. */
const suppliers = [
  ['the sandbox', async () => undefined],
  ['LiteAPI', liteapiBeside],
] as const

describe.concurrent.each(suppliers)(
  'kill -9 of the server that books at %s at every point, followed by a new one',
  (_, other) => {
    for (const point of crashPoints)
      it(`${point}: no booking is lost, duplicated or stuck`, async ({ expect, onTestFinished }) =>
        survives(point, expect, await other(onTestFinished)))
  },
)

/** Points of a change of dates after which something is left to do. */
const ofChange = crashPoints.filter(
  (point) => !point.includes('void') && !point.includes('mail') && !['after-refund-recorded'].includes(point),
)

describe.concurrent.each([
  ['at the sandbox', async () => undefined],
  ['from one supplier to another', liteapiBeside],
] as const)('kill -9 of the server at every point of a change of dates with a credit %s', (_, other) => {
  for (const nights of [2, 4] as const)
    for (const point of ofChange)
      it(`${point}, ${nights} nights: exactly the new price is paid`, async ({ expect, onTestFinished }) =>
        changeSurvives(point, nights, expect, await other(onTestFinished)))
})

describe.concurrent('kill -9 of the server at every point of the cancellation of a room', () => {
  for (const point of otherCrashPoints.filter((name) => name.includes('-part')))
    it(`${point}: the room is cancelled and refunded once`, ({ expect }) => partSurvives(point, expect))
})
