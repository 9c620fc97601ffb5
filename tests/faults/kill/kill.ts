import { setTimeout as sleep } from 'node:timers/promises'
import type { ExpectStatic } from 'vitest'
import type { CrashPoint } from '../../../packages/server/src/kernel/jobs/crash-points.ts'
import {
  type Traveller,
  traveller,
} from '../../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import { type TestDatabase, testDatabase } from '../../../packages/server/src/testing/database.ts'
import { patience } from '../../patience.ts'
import { startProcess } from '../server-process.ts'
import type { OtherSupplier } from './other-supplier.ts'

export const WITHIN_MS = patience(60)
/** After these crash points nothing is left to do, except perhaps a mail. */
const isLast = new Set<CrashPoint>([
  'after-capture-recorded',
  'after-void-recorded',
  'after-refund-recorded',
  'after-part-refund-recorded',
])

/** What a traveller does at a server that dies, and how its end is known. */
export interface Story<Before> {
  /** What exists before, from a server that ends properly. */
  readonly before?: (who: Traveller, database: TestDatabase) => Promise<Before>
  /** Actions of the traveller until the server dies. */
  readonly act: (who: Traveller, before: Before) => Promise<unknown>
  /** What a page repeats at the next server. */
  readonly again?: (who: Traveller, before: Before) => Promise<unknown>
  /** The unsettled work; empty when nothing is in progress. */
  readonly underWay: (database: TestDatabase) => Promise<string[]>
  /** Compares money, rooms and mails after all work has ended. */
  readonly check: (database: TestDatabase, before: Before) => Promise<void>
}

/**
 * Kills a server in use at a crash point, starts another one, and waits until nothing is left to do. The first servers
 * sell rooms of the other supplier too; for the last one it is switched off.
 */
export async function kill<Before>(
  point: CrashPoint,
  expect: ExpectStatic,
  story: Story<Before>,
  other?: OtherSupplier,
): Promise<void> {
  const database = await testDatabase(3)
  const start = async (environment?: Readonly<Record<string, string>>, crashAt?: CrashPoint) => {
    const server = await startProcess(database.url, crashAt, environment)
    return { ...server, who: traveller((path, init) => fetch(server.url + path, init)) }
  }
  try {
    const before = (await prepare()) as Before
    const first = await start(other?.selling, point)
    let failure: unknown
    story.act(first.who, before).catch((error: unknown) => {
      failure = error
    })
    const end = await Promise.race([first.ended, sleep(WITHIN_MS, 'alive', { ref: false })])
    await first.kill()
    expect(end, `the traveller's call failed before the crash: ${failure}`).toBe('SIGKILL')
    // Control: without a new server the work stays unfinished.
    if (!isLast.has(point)) expect(await story.underWay(database)).not.toEqual([])
    const second = await start(other?.switchedOff)
    const began = performance.now()
    try {
      await story.again?.(second.who, before)
      await expect.poll(() => story.underWay(database), { timeout: WITHIN_MS, interval: 250 }).toEqual([])
      console.log(`${point}: settled ${((performance.now() - began) / 1000).toFixed(1)} s after the restart`)
      await story.check(database, before)
    } finally {
      await second.stop()
    }
  } finally {
    await database.drop()
  }

  async function prepare() {
    if (!story.before) return undefined
    const server = await start(other?.selling)
    try {
      return await story.before(server.who, database)
    } finally {
      await server.stop()
    }
  }
}

/** States of bookings and cancellations that are in progress. */
export async function openBookings({ db }: TestDatabase): Promise<string[]> {
  const requests = await db
    .selectFrom('booking_requests')
    .select('state')
    .where('state', 'not in', ['complete', 'failed'])
    .execute()
  const cancellations = await db
    .selectFrom('cancellations')
    .select('state')
    .where('state', '!=', 'done')
    .execute()
  return [...requests, ...cancellations].map(({ state }) => state)
}
