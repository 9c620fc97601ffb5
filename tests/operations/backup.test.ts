import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bookSync2 } from '@staykit/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp, restore } from '../../packages/server/src/commands/backup/backup.ts'
import { toolFor } from '../../packages/server/src/commands/backup/tools.ts'
import { openDatabase } from '../../packages/server/src/kernel/db/database.ts'
import {
  details,
  finalStatus,
  newBookingRequestId,
  payloadFor,
  traveller,
} from '../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import { removeFolder } from '../../packages/server/src/testing/remove-folder.ts'
import {
  type SystemPostgres,
  startSystemPostgres,
  systemBinaries,
} from '../../packages/server/src/testing/system-postgres.ts'
import { type ServerProcess, startProcess } from '../faults/server-process.ts'

/** A confirmed booking, in the view of its traveller. */
interface Confirmed {
  readonly bookingId: string
  readonly email: string
  readonly at: number
}

/** Books one stay after the other until `isOver` returns true. */
async function keepBooking(
  server: ServerProcess,
  first: number,
  confirmed: Confirmed[],
  isOver: () => boolean,
) {
  const who = traveller((path, init) => fetch(server.url + path, init))
  for (let index = first; !isOver(); index += 7) {
    const agreed = await who.contract({ inDays: 20 + (index % 300), nights: 1 })
    const id = newBookingRequestId()
    const payload = payloadFor(agreed, id, { paymentIntent: await who.pay(agreed, id) })
    await who.api(bookSync2, payload)
    const { bookingId } = await finalStatus(who, id, payload.email)
    if (bookingId) confirmed.push({ bookingId, email: payload.email, at: Date.now() })
  }
}

describe.skipIf(!systemBinaries())('a backup and its restore', () => {
  const folder = mkdtempSync(join(tmpdir(), 'staykit-backup-'))
  const file = join(folder, 'kept/staykit.dump')
  let postgres: SystemPostgres

  beforeAll(async () => {
    postgres = await startSystemPostgres()
  })
  afterAll(async () => {
    await postgres?.stop()
    removeFolder(folder)
  })

  it('loses no confirmed booking, and finishes the work in progress', async () => {
    const server = await startProcess(postgres.url)
    const confirmed: Confirmed[] = []
    let isOver = false
    const load = Promise.all([1, 2, 3, 4].map((first) => keepBooking(server, first, confirmed, () => isOver)))
    await expect.poll(() => confirmed.length).toBeGreaterThan(8)
    const began = Date.now()
    const { bytes, sha256 } = await backUp(postgres.url, file)
    isOver = true
    await load
    await server.stop()
    expect(bytes).toBe(statSync(file).size)
    expect(statSync(file).mode & 0o077, 'nobody else reads it').toBe(0)
    expect(readFileSync(`${file}.sha256`, 'utf8')).toBe(`${sha256}  staykit.dump\n`)

    const url = await postgres.create('restored')
    const before = confirmed.filter(({ at }) => at < began)
    expect(before.length).toBeGreaterThan(8)
    const contents = await restore(url, file)
    expect(contents.bookings).toBeGreaterThanOrEqual(before.length)
    expect(contents.imbalances).toBe(0)

    const { db, close } = openDatabase(url, 2)
    const next = await startProcess(url)
    try {
      const who = traveller((path, init) => fetch(next.url + path, init))
      for (const { bookingId, email } of before)
        expect((await details(who, bookingId, email)).capability, bookingId).toBeTruthy()
      const underWay = async () =>
        (
          await db
            .selectFrom('booking_requests')
            .select('state')
            .where('state', 'not in', ['complete', 'failed'])
            .execute()
        ).length
      await expect.poll(underWay, { interval: 250 }).toBe(0)
      const unsent = () => db.selectFrom('mails').select('key').where('sent_at', 'is', null).execute()
      await expect.poll(unsent, { interval: 250 }).toEqual([])
      const count = async (table: 'bookings' | 'supplier_bookings' | 'ledger_imbalances') =>
        (
          await db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow()
        ).count
      expect(await count('ledger_imbalances')).toBe(0)
      expect(await count('bookings')).toBe(await count('supplier_bookings'))
      console.log(
        `${before.length} confirmed before the backup, ${await count('bookings')} restored and finished`,
      )
    } finally {
      await next.stop()
      await close()
    }
  })

  it('restores into an empty database only, completely and unchanged', async () => {
    await expect(restore(postgres.url, file)).rejects.toThrow('the database is not empty')
    await expect(backUp(postgres.url, file)).rejects.toThrow('exists already')
    const cut = join(folder, 'cut.dump')
    writeFileSync(cut, readFileSync(file).subarray(0, statSync(file).size / 2))
    const url = await postgres.create('cut')
    await expect(restore(url, cut)).rejects.toThrow(/pg_restore ended with/)
    writeFileSync(`${cut}.sha256`, readFileSync(`${file}.sha256`))
    await expect(restore(url, cut)).rejects.toThrow('SHA-256')
    await restore(url, file)
    await expect(restore('postgres://nobody@127.0.0.1:1/none', file)).rejects.toThrow('cannot be used')
  })

  it('names the required tools when the installed ones are too old', async () => {
    await expect(toolFor('pg_dump', 99)).rejects.toThrow(/pg_dump of PostgreSQL 99 .* postgresql-client-99/)
  })
})
