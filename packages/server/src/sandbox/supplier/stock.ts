import { createHash } from 'node:crypto'
import { eachNight, money } from '@staykit/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/database.ts'
import { refundEnd } from '../../ports/refund-terms.ts'
import {
  type BookRequest,
  type Offer,
  type RemainingBooking,
  type SupplierBooking,
  SupplierError,
} from '../../ports/supplier.ts'

/** Rooms left on the fullest night of a stay by room code; omits rooms without bookings. */
export async function roomsLeft(
  db: Kysely<Database>,
  hotelId: string,
  stay: { checkIn: string; checkOut: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('room_nights')
    .select(['room_code', sql<number>`min(allotment - taken)`.as('left')])
    .where('hotel_id', '=', hotelId)
    .where('night', '>=', stay.checkIn)
    .where('night', '<', stay.checkOut)
    .groupBy('room_code')
    .execute()
  return new Map(rows.map((row) => [row.room_code, row.left]))
}

const CHECK_VIOLATION = '23514'
const DEADLOCK = '40P01'

/**
 * Takes the rooms of every night and stores the booking in one statement: all or nothing, once per reference. Rows of
 * nights are created at their first booking. Throws SOLD_OUT when one night has too few rooms.
 */
export async function bookRooms(
  db: Kysely<Database>,
  request: BookRequest,
  offer: Offer,
  allotment: number,
): Promise<void> {
  const { hotelId, roomCode, stay, occupancy } = request.key
  const guests = request.roomGuests ?? [request.guest]
  const guest = guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')
  const { final } = offer.price
  // The same reference has the same confirmation: of two at once, either unique index may detect it.
  const statement = sql`
    with booked as (
      insert into supplier_bookings
        (reference, confirmation, hotel_id, room_code, check_in, check_out, rooms, amount_minor, currency, guest_name, cancel_by, status)
      values (${request.reference}, ${confirmationOf(request.reference)}, ${hotelId}, ${roomCode}, ${stay.checkIn},
        ${stay.checkOut}, ${occupancy.length}, ${final.minor}, ${final.currency}, ${guest}, ${refundEnd(offer) ?? null}, 'booked')
      on conflict do nothing
      returning rooms
    )
    insert into room_nights (hotel_id, room_code, night, allotment, taken)
    select ${hotelId}, ${roomCode}, night, ${allotment}, booked.rooms
    from booked, unnest(${eachNight(stay)}::date[]) as night
    order by night
    on conflict (hotel_id, room_code, night) do update set taken = room_nights.taken + excluded.taken`
  try {
    await onceMoreAfterDeadlock(() => statement.execute(db))
  } catch (error) {
    if (codeOf(error) === CHECK_VIOLATION)
      throw new SupplierError('SOLD_OUT', 'no room left for these nights')
    throw error
  }
}

export async function findRooms(
  db: Kysely<Database>,
  reference: string,
): Promise<RemainingBooking | undefined> {
  const row = await db
    .selectFrom('supplier_bookings')
    .select(['reference', 'confirmation', 'status', 'created_at', 'rooms', 'check_in', 'check_out'])
    .select(['amount_minor', 'currency'])
    .where('reference', '=', reference)
    .executeTakeFirst()
  return (
    row && {
      reference: row.reference,
      confirmation: row.confirmation,
      status: row.status,
      bookedAt: row.created_at,
      rooms: row.rooms,
      checkOut: row.check_out,
      checkIn: row.check_in,
      cost: money(Number(row.amount_minor), row.currency),
    }
  )
}

/** Releases the rooms, once. Throws NOT_FOUND, or NOT_CANCELLABLE when nothing comes back any more. */
export async function cancelRooms(
  db: Kysely<Database>,
  reference: string,
  now: Date,
  keepsPrice: boolean,
): Promise<SupplierBooking> {
  const statement = sql`
    with cancelled as (
      update supplier_bookings set status = 'cancelled', cancelled_at = ${now}
      where reference = ${reference} and status = 'booked' and (${keepsPrice} or cancel_by > ${now})
      returning hotel_id, room_code, check_in, check_out, rooms
    ), locked as (
      select night from room_nights n join cancelled c
        on n.hotel_id = c.hotel_id and n.room_code = c.room_code and n.night >= c.check_in and n.night < c.check_out
      order by night for update of n
    )
    update room_nights n set taken = n.taken - c.rooms
    from cancelled c, locked l
    where n.hotel_id = c.hotel_id and n.room_code = c.room_code and n.night = l.night`
  await onceMoreAfterDeadlock(() => statement.execute(db))
  const booking = await findRooms(db, reference)
  if (!booking) throw new SupplierError('NOT_FOUND', 'no booking with this reference')
  if (booking.status !== 'cancelled')
    throw new SupplierError('NOT_CANCELLABLE', 'the terms of this rate do not allow it')
  return booking
}

export async function onceMoreAfterDeadlock(run: () => Promise<unknown>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (codeOf(error) !== DEADLOCK) throw error
    await run()
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code

// Derived from the reference: repeated calls return the same number.
function confirmationOf(reference: string): string {
  const digest = createHash('sha256').update(reference).digest()
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return `SB${Array.from(digest.subarray(0, 10), (byte) => letters[byte % 32]).join('')}`
}
