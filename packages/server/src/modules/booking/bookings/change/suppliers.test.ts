import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LiteapiUnderTest, liteapiUnderTest } from '../../../../adapters/liteapi/testing/under-test.ts'
import { createSuppliers } from '../../../../ports/suppliers.ts'
import { hotelOf, sandboxOf, sellerOf } from '../../../../testing/suppliers.ts'
import type { PairState } from '../../../catalogue/hotels/merge/pairs.ts'
import { reconcile } from '../../../operations/reconciliation/reconcile.ts'
import { bookTrip, changeTrip, completeChange, moneyOf, sums } from '../testing/difference.ts'
import { type BookingServer, bookingServer } from '../testing/server.ts'
import { type Choice, details, refusal, testHotelId, travellerAt } from '../testing/traveller.ts'

const NAME = 'The Free Cancellation'
const own = testHotelId(NAME)
let liteapi: LiteapiUnderTest
let server: BookingServer
let other = ''

beforeAll(async () => {
  liteapi = await liteapiUnderTest()
  server = await bookingServer({
    withJobs: true,
    replace: (deps) => ({ suppliers: createSuppliers([sandboxOf(deps), liteapi.supplier]) }),
  })
  other = await hotelOf(liteapi.supplier, NAME)
})
afterAll(() => Promise.all([server.stop(), liteapi.stop()]))

/** A free rate of a supplier. */
const at = (supplier: string): Choice => ({
  pick: (rates) => rates.find((rate) => rate.free_cancellation && sellerOf(rate) === supplier),
})

const say = (state: PairState) =>
  server.deps.db
    .insertInto('hotel_pairs')
    .values({ public_id: own, other_id: other, state, operator: 'Ana' })
    .onConflict((conflict) => conflict.columns(['public_id', 'other_id']).doUpdateSet({ state }))
    .execute()

const roomAt = async (trip: string) => {
  const { suppliers, db } = server.deps
  const { reference, supplier } = await db
    .selectFrom('booking_requests')
    .select(['reference', 'supplier'])
    .where('trip_number', '=', trip)
    .executeTakeFirstOrThrow()
  return [supplier, (await suppliers.of(supplier ?? '').findBooking(reference))?.status]
}

describe('a change of dates at a hotel of two suppliers', () => {
  it('moves a trip to the other supplier, also when the two hotels became one after it was booked', async () => {
    const who = travellerAt(server)
    const old = await bookTrip(who, server, { hotelId: other, nights: 3, ...at('liteapi') })
    expect((await details(who, old.trip, old.email)).booking.hotel.id).toBe(other)
    await say('same')
    const { id: hotelId } = (await details(who, old.trip, old.email)).booking.hotel
    expect(hotelId).toBe(own)
    const next = await completeChange(who, server, old, { hotelId, inDays: 40, nights: 4, ...at('sandbox') })
    expect(next.credit).toBe(Math.min(old.due, next.due))
    expect(await roomAt(old.trip)).toEqual(['liteapi', 'cancelled'])
    expect(await roomAt(next.trip)).toEqual(['sandbox', 'booked'])
    const back = await completeChange(who, server, next, { hotelId, inDays: 50, nights: 2, ...at('liteapi') })
    expect(await roomAt(next.trip)).toEqual(['sandbox', 'cancelled'])
    expect(await roomAt(back.trip)).toEqual(['liteapi', 'booked'])
    const paid = await Promise.all(
      [old, next, back].flatMap((each) => (each.paymentIntent ? [moneyOf(server, each)] : [])),
    )
    expect(paid.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0)).toBe(back.due)
    expect(await sums(server, old.trip, next.trip, back.trip)).toMatchObject({ card_clearing: back.due })
    const { differences } = await reconcile(server.deps, new Date().toISOString().slice(0, 10))
    expect(differences).toEqual([])
  })

  it('refuses rooms of a hotel that an operator has separated from that of the trip', async () => {
    await say('same')
    const who = travellerAt(server)
    const old = await bookTrip(who, server, { hotelId: own, inDays: 60, ...at('liteapi') })
    await say('other')
    expect((await details(who, old.trip, old.email)).booking.hotel.id).toBe(other)
    const refused = await refusal(changeTrip(who, old, { hotelId: own, inDays: 70, ...at('sandbox') }))
    expect(refused).toMatchObject({ code: 'NOT_CHANGEABLE', status: 409 })
    expect(await roomAt(old.trip)).toEqual(['liteapi', 'booked'])
    await sql`delete from hotel_pairs`.execute(server.deps.db)
  })
})
