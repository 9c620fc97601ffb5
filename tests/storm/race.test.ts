import { expect, it } from 'vitest'
import { balances } from '../../packages/server/src/kernel/ledger/ledger.ts'
import { bookingServerForThisTest } from '../../packages/server/src/modules/booking/bookings/testing/server.ts'
import { naiveSupplier, rush } from '../faults/rush.ts'
import { counted, record } from '../figures/record.ts'
import { patience } from '../patience.ts'
import { underWay, wrongs } from './books.ts'
import { percentile } from './load.ts'

const ATTEMPTS = Number(process.env.RACE_ATTEMPTS ?? 10_000)

it(`${ATTEMPTS} travellers at the same moment and 100 rooms: 100 are sold and charged, and all records agree`, async () => {
  const server = await bookingServerForThisTest({ poolSize: 20 })
  const { database } = server
  const { outcome, statuses, times, ms } = await rush(server, ATTEMPTS, patience(2_700))
  const figures = {
    attempts: `${ATTEMPTS.toLocaleString('en')} on 100 rooms in ${(ms / 1_000).toFixed(0)} s`,
    outcome: `${outcome.booked} sold, ${outcome.SOLD_OUT?.toLocaleString('en')} refused as sold out`,
    'first answer': `p50 ${percentile(times, 50)} ms, p99 ${percentile(times, 99)} ms`,
    answers: counted(new Map(Object.entries(statuses))),
  }
  console.log('race:', figures)
  expect(outcome).toEqual({ booked: 100, SOLD_OUT: ATTEMPTS - 100 })
  expect(Object.keys(statuses).filter((status) => Number(status) >= 500 && status !== '503')).toEqual([])
  expect(await underWay(database)).toBe(0)
  // Control: wrong records are found.
  const lost = { id: 'control', status: '', trip: 'ST-NONE', cancelled: false }
  expect(await wrongs(database, [lost])).toEqual(['control was told SUCCESS, and is lost'])
  const nights = await database.db.selectFrom('room_nights').select(['taken', 'allotment']).execute()
  expect(nights).toEqual([{ taken: 100, allotment: 100 }])
  const sums = await balances(database.db)
  expect(sums.reduce((sum, { minor }) => sum + minor, 0)).toBe(0)
  const { captured } = await database.db
    .selectFrom('sandbox_intents')
    .select(({ fn }) => fn.sum<number>('captured_minor').as('captured'))
    .executeTakeFirstOrThrow()
  expect(Number(captured)).toBeGreaterThan(0)
  expect(sums.find(({ account }) => account === 'card_clearing')?.minor).toBe(Number(captured))
  record('race', {
    command: 'npm run race',
    what: 'Concurrent travellers click Book on four servers with one database, for a hotel with a hundred rooms.',
    figures,
  })
})

it('a supplier that checks first and takes later sells more than 100 (control)', async () => {
  const server = await bookingServerForThisTest({ poolSize: 20, replace: naiveSupplier })
  const { outcome } = await rush(server, Math.min(ATTEMPTS, 400))
  expect(outcome.booked).toBeGreaterThan(100)
})
