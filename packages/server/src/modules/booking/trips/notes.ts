import { tripNotes } from '@staykit/contract'
import { notFound } from '../../../kernel/http/api-error.ts'
import { callRoute } from '../../../kernel/http/call-route.ts'
import type { Routes } from '../../../kernel/http/server-env.ts'
import type { ModuleDeps } from '../../deps.ts'
import { tripFor } from '../bookings/trip-access.ts'

interface Note {
  readonly userId: string
  readonly tripNumber: string
  readonly note: string
}

/** POST /api/book/trips/notes: the session decides the writer; the booking decides the owner of the trip. */
export function noteRoutes(routes: Routes, deps: ModuleDeps): void {
  callRoute(routes, tripNotes, async ({ userId, refId, change }, c, member) => {
    if (member.id !== userId) throw notFound('User not found')
    if (change) {
      const { booking } = await tripFor(deps, { bookingId: change.trip_number, refId }, member)
      await keep(deps, { userId, tripNumber: booking.trip_number, note: change.note.trim() })
    }
    c.header('cache-control', 'no-store')
    const notes = await deps.db
      .selectFrom('trip_notes')
      .innerJoin('bookings', 'bookings.trip_number', 'trip_notes.trip_number')
      .select(['trip_notes.trip_number', 'note'])
      .where('trip_notes.user_id', '=', userId)
      .where('bookings.ref_id', '=', refId)
      .orderBy('trip_notes.trip_number')
      .execute()
    return { notes }
  })
}

async function keep({ db, now }: ModuleDeps, { userId, tripNumber, note }: Note): Promise<void> {
  if (!note) {
    await db
      .deleteFrom('trip_notes')
      .where('user_id', '=', userId)
      .where('trip_number', '=', tripNumber)
      .execute()
    return
  }
  const updated_at = now()
  await db
    .insertInto('trip_notes')
    .values({ user_id: userId, trip_number: tripNumber, note, updated_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'trip_number']).doUpdateSet({ note, updated_at }))
    .execute()
}
