import type { StayPart } from '@staykit/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/database.ts'
import { type RemainingBooking, SupplierError } from '../../ports/supplier.ts'
import { findRooms, onceMoreAfterDeadlock } from './stock.ts'

/** Releases a room or the last night of a booking, once per key. Throws NOT_FOUND, or NOT_CANCELLABLE after cancelBy. */
export async function cancelPart(
  db: Kysely<Database>,
  reference: string,
  { kind }: StayPart,
  key: string,
  now: Date,
): Promise<RemainingBooking> {
  const isRoom = kind === 'room'
  const statement = sql`
    with booked as (
      select * from supplier_bookings
      where reference = ${reference} and status = 'booked' and cancel_by > ${now}
        and case when ${isRoom} then rooms > 1 else check_out - check_in > 1 end
      for update
    ), part as (
      insert into supplier_parts (key, reference) select ${key}, reference from booked
      on conflict do nothing
      returning reference
    ), changed as (
      update supplier_bookings b set
        rooms = b.rooms - case when ${isRoom} then 1 else 0 end,
        check_out = b.check_out - case when ${isRoom} then 0 else 1 end
      from part where b.reference = part.reference
    ), released as (
      select n.hotel_id, n.room_code, n.night, case when ${isRoom} then 1 else booked.rooms end as rooms
      from part join booked using (reference) join room_nights n
        on n.hotel_id = booked.hotel_id and n.room_code = booked.room_code and n.night < booked.check_out
        and n.night >= case when ${isRoom} then booked.check_in else booked.check_out - 1 end
      order by n.night for update of n
    )
    update room_nights n set taken = n.taken - released.rooms
    from released
    where n.hotel_id = released.hotel_id and n.room_code = released.room_code and n.night = released.night`
  await onceMoreAfterDeadlock(() => statement.execute(db))
  const done = await db.selectFrom('supplier_parts').select('key').where('key', '=', key).executeTakeFirst()
  const booking = await findRooms(db, reference)
  if (!booking) throw new SupplierError('NOT_FOUND', 'no booking with this reference')
  if (!done) throw new SupplierError('NOT_CANCELLABLE', 'the terms of this rate do not allow it')
  return booking
}
