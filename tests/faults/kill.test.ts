import { describe, it } from 'vitest'
import type { CrashPoint } from '../../packages/server/src/kernel/jobs/crash-points.ts'
import { survives } from './kill/booking.ts'
import { changeSurvives } from './kill/change.ts'
import { liteapiBeside } from './kill/other-supplier.ts'

/** Crash points: booked but not recorded, voided, refunded. `npm run nightly` covers every point (tests/operations). */
const everyday: readonly CrashPoint[] = ['after-book-call', 'after-void-call', 'after-refund-call']

describe.concurrent('kill -9 of the server, followed by a new one', () => {
  for (const point of everyday)
    it(`${point}: no booking is lost, duplicated or stuck`, ({ expect }) => survives(point, expect))
  it('after-book-call: a booking of LiteAPI ends there, also when LiteAPI sells no more', async ({
    expect,
    onTestFinished,
  }) => survives('after-book-call', expect, await liteapiBeside(onTestFinished)))
  it('after-refund-call: a changed trip costs exactly its new price', ({ expect }) =>
    changeSurvives('after-refund-call', 2, expect))
  it('after-cancel-call: a trip that moves to another supplier is booked there, and cancelled here once', async ({
    expect,
    onTestFinished,
  }) => changeSurvives('after-cancel-call', 4, expect, await liteapiBeside(onTestFinished)))
})
