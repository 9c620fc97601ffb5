import { expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import { createDeps } from '../../../compose.ts'
import { createLog } from '../../../kernel/http/log.ts'
import { createSuppliers } from '../../../ports/suppliers.ts'
import { startServer } from '../../../server.ts'
import { sandboxOf } from '../../../testing/suppliers.ts'
import { bookingServerForThisTest } from '../../booking/bookings/testing/server.ts'
import {
  bookOne,
  cancel,
  details,
  finalStatus,
  travellerAt,
} from '../../booking/bookings/testing/traveller.ts'
import { browser } from '../admin/testing/browser.ts'

const ADMIN_TOKEN = 'token-of-the-tests-0123'

it('open bookings of a supplier without settings are in the log at the start, in a gauge and on the page of the books', async () => {
  const server = await bookingServerForThisTest({
    environment: { ADMIN_TOKEN },
    withJobs: true,
    replace: (deps) => {
      const sandbox = sandboxOf(deps)
      return { suppliers: createSuppliers([sandbox, { ...sandbox, name: 'gone' }], [sandbox]) }
    },
  })
  const { db } = server.deps
  const who = travellerAt(server)
  const bookAtGone = async () => {
    const { id, email, answer } = await bookOne(who)
    await finalStatus(who, id, email)
    const state = () =>
      db.selectFrom('booking_requests').select('state').where('id', '=', id).executeTakeFirst()
    await expect.poll(state).toEqual({ state: 'complete' })
    await db
      .updateTable('booking_requests')
      .set({ supplier: 'gone' } as object)
      .where('id', '=', id)
      .execute()
    return { id, email, trip: answer.bookingId ?? '' }
  }
  const [future, past, cancelled, running] = [
    await bookAtGone(),
    await bookAtGone(),
    await bookAtGone(),
    await bookAtGone(),
  ]
  const { capability } = await details(who, cancelled.trip, cancelled.email)
  await cancel(who, cancelled.trip, capability)
  const over = { check_in: '2026-01-01', check_out: '2026-01-03' }
  await db.updateTable('bookings').set(over).where('request_id', 'in', [past.id, running.id]).execute()
  await db.updateTable('booking_requests').set({ state: 'booked' }).where('id', '=', running.id).execute()

  const { config, places, identity, limit, suppliers } = server.deps
  /** Figures of a server with these suppliers: its gauge, and the words of the page. */
  const at = async (own: typeof suppliers) => {
    const app = buildApp(
      await createDeps(config, server.database, { suppliers: own, places, identity, limit }),
    )
    const admin = browser(app)
    await admin.signIn(ADMIN_TOKEN)
    const metrics = await (await app.request('/metrics')).text()
    return { metrics, words: (await admin.load('/admin/books')).words }
  }
  const configured = await at(suppliers)
  expect(configured.metrics).toContain('bookings_without_supplier{supplier="gone"} 0')
  expect(configured.words).not.toContain('without settings')
  const without = createSuppliers([sandboxOf(server.deps)])
  const stranded = await at(without)
  expect(stranded.metrics).toContain('bookings_without_supplier{supplier="gone"} 2')
  expect(stranded.metrics).toContain('bookings_without_supplier{supplier="sandbox"} 0')
  expect(stranded.words).toMatch(/Suppliers without settings.*gone\s+2/s)

  const lines: string[] = []
  const log = createLog('error', { write: (line) => void lines.push(line) })
  const started = await startServer({ ...config, PORT: 0 }, server.database.url, {
    log,
    suppliers: without,
    places,
  })
  await started.stop()
  const found = lines.map((line) => JSON.parse(line)).filter(({ supplier }) => supplier === 'gone')
  expect(found).toMatchObject([{ level: 50, supplier: 'gone', bookings: 2 }])
  expect(lines.join()).not.toContain(future.email)
})
