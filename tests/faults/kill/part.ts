import { bookPart, bookPartCancel } from '@staykit/contract'
import { fromMajor, spreadGuests } from '@staykit/domain'
import type { ExpectStatic } from 'vitest'
import type { CrashPoint } from '../../../packages/server/src/kernel/jobs/crash-points.ts'
import {
  bookOne,
  details,
  finalStatus,
  REF_ID,
  type Traveller,
} from '../../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import type { TestDatabase } from '../../../packages/server/src/testing/database.ts'
import { kill, WITHIN_MS } from './kill.ts'

/** Books three rooms for two nights, waits until they are charged, and returns the wish to cancel the second room. */
async function bookRooms(who: Traveller, { db }: TestDatabase, expect: ExpectStatic) {
  const { id, email } = await bookOne(who, { occupancy: spreadGuests(3, 3) })
  const { bookingId: trip = '' } = await finalStatus(who, id, email)
  const states = () => db.selectFrom('booking_requests').select('state').execute()
  await expect.poll(states, { timeout: WITHIN_MS }).toEqual([{ state: 'complete' }])
  const { capability } = await details(who, trip, email)
  const claim = { bookingId: trip, capability, refId: REF_ID }
  const { rooms, done } = await who.api(bookPart, claim)
  return { ...claim, done, room: 1, refund: rooms[1]?.refund ?? 0 }
}

/** States of the parts that are not cancelled yet. */
async function underWay({ db }: TestDatabase): Promise<string[]> {
  const parts = await db.selectFrom('trip_parts').select('state').where('state', '!=', 'done').execute()
  return parts.map(({ state }) => state)
}

/** Money at the provider and in the ledger, rooms at the supplier, and mails. */
async function books({ db }: TestDatabase) {
  const intent = await db
    .selectFrom('sandbox_intents')
    .select(['captured_minor', 'refunded_minor'])
    .executeTakeFirstOrThrow()
  const stay = await db.selectFrom('bookings').select(['status', 'due_now_minor']).executeTakeFirstOrThrow()
  const { rooms } = await db.selectFrom('supplier_bookings').select('rooms').executeTakeFirstOrThrow()
  const nights = await db.selectFrom('room_nights').select('taken').execute()
  const imbalances = await db.selectFrom('ledger_imbalances').selectAll().execute()
  const mails = await db.selectFrom('mails').select('key').where('key', 'like', 'part:%').execute()
  return {
    status: stay.status,
    rooms,
    taken: nights.map(({ taken }) => taken),
    imbalances: imbalances.length,
    mails: mails.length,
    refunded: Number(intent.refunded_minor),
    unpaid: Number(stay.due_now_minor) - (Number(intent.captured_minor) - Number(intent.refunded_minor)),
  }
}

/** Kills a server at a crash point of the cancellation of a room, and starts another one: it is cancelled and refunded once. */
export const partSurvives = (point: CrashPoint, expect: ExpectStatic): Promise<void> =>
  kill(point, expect, {
    before: (who, database) => bookRooms(who, database, expect),
    act: ({ api }, wish) => api(bookPartCancel, wish),
    async again({ api }, wish) {
      expect(['cancelled', 'pending', 'released']).toContain((await api(bookPartCancel, wish)).state)
    },
    underWay,
    check: async (database, { refund }) =>
      expect(await books(database)).toEqual({
        ...{ status: 'SUCCESS', rooms: 2, taken: [2, 2], imbalances: 0, mails: 1, unpaid: 0 },
        refunded: fromMajor(refund, 'USD').minor,
      }),
  })
