import { fromMajor } from '@staykit/domain'
import type { Deps } from '../../../../compose.ts'
import { createSandboxSupplier } from '../../../../sandbox/supplier/supplier.ts'
import { suppliersWith } from '../../../../testing/suppliers.ts'
import { untilCharged } from './difference.ts'
import { bookingServerForThisTest } from './server.ts'
import { bookOne, travellerAt } from './traveller.ts'

const DAY_MS = 86_400_000

export const minor = (amount = 0) => fromMajor(amount, 'USD').minor

export const daysUntil = (date: string) =>
  Math.round((Date.parse(date) - Date.parse(new Date().toISOString().slice(0, 10))) / DAY_MS)

/** A server whose clock, and the supplier's, stands where the test sets it. */
export async function serverWithClock(replace: (deps: Deps) => Partial<Deps> = () => ({})) {
  let stopped: number | undefined
  const now = () => new Date(stopped ?? Date.now())
  const server = await bookingServerForThisTest({
    withJobs: true,
    replace: (deps) => {
      const { db, places } = deps
      const sandbox = createSandboxSupplier({ db, places, now, slowMs: 30 })
      const { suppliers } = suppliersWith(deps, () => sandbox)
      return { now, suppliers, ...replace({ ...deps, suppliers }) }
    },
  })
  const maya = travellerAt(server)
  const set = (instant: number) => {
    stopped = instant
  }
  const book = async (hotel: string, checkIn: string, nights = 2) => {
    const booked = await bookOne(maya, { hotel, inDays: daysUntil(checkIn), nights })
    const trip = booked.answer.bookingId ?? ''
    await untilCharged(server, trip)
    return { ...booked, trip }
  }
  const mailOf = async (email: string, kind: string) =>
    (
      await server.deps.db
        .selectFrom('mails')
        .select(['key', 'body_text'])
        .where('recipient', '=', email)
        .execute()
    ).find(({ key }) => key.startsWith(kind))?.body_text
  return { server, maya, set, book, mailOf }
}
