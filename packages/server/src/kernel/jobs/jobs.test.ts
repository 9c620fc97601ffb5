import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import pino from 'pino'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { patience } from '../../../../../tests/patience.ts'
import { testDatabaseForThisTest } from '../../testing/database.ts'
import { createJobs, dequeue, enqueue, installQueues, type JobHandlers, waiting } from './jobs.ts'

async function running(handlers: JobHandlers, crowds?: ReadonlySet<string>) {
  const database = await testDatabaseForThisTest()
  await installQueues(database.url, Object.keys(handlers))
  const jobs = createJobs(database, pino({ level: 'silent' }))
  await jobs.start(handlers, crowds)
  onTestFinished(() => jobs.stop())
  return { ...database, jobs }
}

describe('jobs', () => {
  it('run after the commit of their transaction, and not after a rollback', async () => {
    const ran: unknown[] = []
    const { db } = await running({ greet: async ({ subject }) => void ran.push(subject) })
    await db.transaction().execute((trx) => enqueue(trx, { queue: 'greet', subject: 'kept' }))
    await db
      .transaction()
      .execute(async (trx) => {
        await enqueue(trx, { queue: 'greet', subject: 'lost' })
        throw new Error('roll back')
      })
      .catch(() => undefined)
    await expect.poll(() => ran).toEqual(['kept'])
  })

  it('retry until they succeed', async () => {
    let tries = 0
    const { db } = await running({
      stubborn: async () => {
        if (++tries < 2) throw new Error('not yet')
      },
    })
    await enqueue(db, { queue: 'stubborn', subject: 'x' })
    await expect.poll(() => tries, { interval: 200 }).toBe(2)
  })

  it.each([[new Set<string>()], [new Set(['many'])]])(
    'run one after the other without waiting for the next poll, also after failures',
    async (crowds) => {
      const ran = new Set<unknown>()
      const many = async ({ subject }: Record<string, unknown>) => {
        ran.add(subject)
        if (Number(subject) % 2) throw new Error('not now')
      }
      const { db } = await running({ many }, crowds)
      await db.transaction().execute(async (trx) => {
        for (let number = 0; number < 60; number++)
          await enqueue(trx, { queue: 'many', subject: String(number) })
      })
      // Two at a time, every two seconds, would take a minute.
      await expect.poll(() => ran.size).toBe(60)
    },
  )

  it('run at the same time when the time of several has come', async () => {
    const begins: number[] = []
    let end = () => {}
    const ended = new Promise<void>((done) => {
      end = done
    })
    const slow = () => {
      begins.push(performance.now())
      return ended
    }
    const { db } = await running({ slow }, new Set(['slow']))
    for (let number = 0; number < 6; number++)
      await enqueue(db, { queue: 'slow', subject: String(number), inSeconds: 2 })
    await expect.poll(() => begins.length, { timeout: patience(20) }).toBe(6)
    end()
    const [first = 0, last = 0] = [begins[0], begins[5]]
    // One with each look at the queue would take ten seconds.
    expect(last - first).toBeLessThan(8_000)
  })

  it('cost one query in two seconds and queue when there are none', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    onTestFinished(() => query.mockRestore())
    await running({ rare: async () => undefined }, new Set(['rare']))
    const fetches = () => query.mock.calls.filter(([text]) => /for update of j/i.test(String(text))).length
    await expect.poll(fetches).toBeGreaterThan(0)
    await sleep(1_000)
    const before = fetches()
    await sleep(2_500)
    expect(fetches() - before).toBeLessThanOrEqual(2)
  })

  it('wait for their time, can be rescheduled and removed', async () => {
    const ran: unknown[] = []
    const { db } = await running({ later: async ({ subject }) => void ran.push(subject) })
    await enqueue(db, { queue: 'later', subject: 'far', inSeconds: 3_600 })
    await enqueue(db, { queue: 'later', subject: 'gone', inSeconds: 1 })
    await dequeue(db, 'later', 'gone')
    await enqueue(db, { queue: 'later', subject: 'moved', inSeconds: 3_600 })
    await enqueue(db, { queue: 'later', subject: 'moved', inSeconds: 0 })
    await expect.poll(() => ran).toEqual(['moved'])
    expect(await waiting(db)).toEqual([{ queue: 'later', subject: 'far' }])
    await enqueue(db, { queue: 'later', subject: 'far', inSeconds: 0, unlessWaiting: true })
    expect(await waiting(db)).toHaveLength(1)
    await enqueue(db, { queue: 'later', subject: 'far', inSeconds: 0 })
    await expect.poll(() => ran).toEqual(['moved', 'far'])
  })

  it('wait once per queue and subject, however many callers enqueue at once', async () => {
    const { db } = await running({ later: async () => undefined })
    const ask = (inSeconds: number) =>
      db.transaction().execute((trx) => enqueue(trx, { queue: 'later', subject: 'one', inSeconds }))
    await Promise.all(Array.from({ length: 20 }, (_, n) => ask(3_600 + n)))
    expect(await waiting(db)).toEqual([{ queue: 'later', subject: 'one' }])
  })

  it('run once more when they enqueue themselves', async () => {
    let runs = 0
    const { db } = await running({
      again: async () => {
        if (++runs < 3) await enqueue(db, { queue: 'again', subject: 'x' })
      },
    })
    await enqueue(db, { queue: 'again', subject: 'x' })
    await expect.poll(() => runs).toBe(3)
  })
})
