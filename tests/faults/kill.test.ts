import { describe, it } from 'vitest'
import { liteapiStandIn } from '../../packages/server/src/adapters/liteapi/testing/liteapi-stand-in.ts'
import type { CrashPoint } from '../../packages/server/src/kernel/jobs/crash-points.ts'
import { survives } from './kill.ts'
import { changeSurvives } from './kill-change.ts'

/** Crash points: booked but not recorded, voided, refunded. `npm run nightly` covers every point (tests/operations). */
const everyday: readonly CrashPoint[] = ['after-book-call', 'after-void-call', 'after-refund-call']

describe.concurrent('kill -9 of the server, followed by a new one', () => {
  for (const point of everyday)
    it(`${point}: no booking is lost, duplicated or stuck`, { timeout: 150_000 }, ({ expect }) =>
      survives(point, expect),
    )
  for (const point of ['after-book-call', 'after-refund-call'] as const)
    it(`${point}: a booking of LiteAPI ends there, also when LiteAPI sells no more`, {
      timeout: 150_000,
    }, async ({ expect, onTestFinished }) => {
      const standIn = await liteapiStandIn({ key: 'sand_kill' })
      onTestFinished(() => standIn.close())
      const liteapi = { LITEAPI_KEY: standIn.key, LITEAPI_API_BASE: standIn.url }
      await survives(point, expect, {
        selling: { ...liteapi, SUPPLIERS: 'sandbox,liteapi' },
        switchedOff: { ...liteapi, SUPPLIERS: 'sandbox' },
        ids: 'lp',
        rooms: () => standIn.bookings.map(({ status }) => (status === 'CANCELLED' ? 'cancelled' : 'booked')),
      })
    })
  it('after-refund-call: a changed trip costs exactly its new price', { timeout: 150_000 }, ({ expect }) =>
    changeSurvives('after-refund-call', 2, expect),
  )
})
