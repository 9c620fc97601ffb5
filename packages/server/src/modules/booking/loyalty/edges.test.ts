import { loyaltyTransaction } from '@staykit/contract'
import { dateInZone, LAST_ZONE } from '@staykit/domain'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../bookings/testing/member.ts'
import { bookRooms } from '../bookings/testing/parts.ts'
import { bookingServerForThisFile, bookingServerForThisTest } from '../bookings/testing/server.ts'
import { bookOne, cancel, REF_ID, travellerAt } from '../bookings/testing/traveller.ts'
import { moveHotel } from '../bookings/testing/zones.ts'

const server = bookingServerForThisFile()
const ask = (who: SignedIn, what: string, of = who) =>
  server.app.request(`/travel/loyalty/users/${of.id}/${what}`, {
    headers: { authorization: `Bearer ${who.token}` },
  })
const all = [`wallet/${REF_ID}`, `movements/${REF_ID}`, 'stats', `frame/${REF_ID}`]
const setTrip = (trip: string | undefined, change: ReturnType<typeof sql>) =>
  sql`update bookings set ${change} where trip_number = ${trip}`.execute(server.deps.db)

describe('answers of the loyalty calls', () => {
  it('stay private to the member and uncached; another’s id returns the 404 of an unknown one', async () => {
    const [who, other] = [await signedIn(server), await signedIn(server)]
    const nobody = { ...other, id: '00000000-0000-4000-8000-000000000000' }
    for (const what of all) {
      const [own, others, none] = await Promise.all([
        ask(who, what),
        ask(who, what, other),
        ask(who, what, nobody),
      ])
      expect([what, own.status, own.headers.get('cache-control')]).toEqual([what, 200, 'no-store'])
      expect([what, others.status, none.status]).toEqual([what, 404, 404])
      expect(await others.json()).toEqual(await none.json())
    }
  })

  it('count a stay as over the day after its end at the hotel', async () => {
    const who = await signedIn(server)
    const { answer, agreed } = await bookOne(who, { hotel: 'The Free Cancellation' })
    const points = agreed.points ?? 0
    const now = async () => {
      const [wallet, moves] = await Promise.all([
        ask(who, `wallet/${REF_ID}`),
        ask(who, `movements/${REF_ID}`),
      ])
      const { availablePoints, pendingPoints } = await wallet.json()
      return [availablePoints, pendingPoints, (await moves.json()).movements[0].kind]
    }
    // At any time, one of them has another date than the server.
    for (const zone of ['Pacific/Kiritimati', LAST_ZONE]) {
      await moveHotel(server.deps.db, answer.bookingId, zone)
      const today = dateInZone(new Date(), zone)
      await setTrip(answer.bookingId, sql`check_in = '2020-01-01', check_out = ${today}`)
      expect([zone, ...(await now())]).toEqual([zone, 0, points, 'pending'])
      await setTrip(answer.bookingId, sql`check_out = (${today}::date - 1)`)
      expect([zone, ...(await now())]).toEqual([zone, points, 0, 'earned'])
    }
  })

  it('order movements by the time of booking, not by the stay', async () => {
    const who = await signedIn(server)
    const far = await bookOne(who, { hotel: 'The Free Cancellation', inDays: 60 })
    const near = await bookOne(who, { hotel: 'The Free Cancellation', inDays: 20 })
    await setTrip(far.answer.bookingId, sql`booked_at = now() - interval '5 days'`)
    const { movements } = await (await ask(who, `movements/${REF_ID}`)).json()
    expect(movements.map(({ tripNumber }: { tripNumber: string }) => tripNumber)).toEqual([
      near.answer.bookingId,
      far.answer.bookingId,
    ])
  })

  it('cache a vendor’s script for a minute; a server without widgets has no page and no script', async () => {
    const vendor = await server.app.request(`/travel/loyalty/vendor/${REF_ID}`)
    expect(vendor.headers.get('cache-control')).toBe('public, max-age=60')
    expect(await vendor.json()).toHaveProperty('script')
    const bare = await bookingServerForThisTest({ replace: () => ({ loyaltyWidgets: undefined }) })
    const who = await signedIn(bare)
    const frame = await bare.app.request(`/travel/loyalty/users/${who.id}/frame/${REF_ID}`, {
      headers: { authorization: `Bearer ${who.token}` },
    })
    const none = await bare.app.request(`/travel/loyalty/vendor/${REF_ID}`)
    expect([frame.status, none.status, await none.json()]).toEqual([404, 200, {}])
  })

  it('count an amount without an exchange rate as zero, but count its nights', async () => {
    const who = await signedIn(server)
    const { answer, agreed } = await bookOne(who, { hotel: 'The Free Cancellation' })
    const stats = async () => (await ask(who, 'stats')).json()
    expect(await stats()).toMatchObject({ bookings: 1, spendings: agreed.rate.price.final })
    await setTrip(answer.bookingId, sql`currency = 'XTS'`)
    expect(await stats()).toMatchObject({
      bookings: 1,
      nights: agreed.lengthOfStay,
      spendings: 0,
      savings: 0,
    })
  })

  it('a transaction follows a cancelled part of its trip', async () => {
    const who = travellerAt(server)
    const { trip, email, capability, offer, cancelPart, view, agreed } = await bookRooms(server, who)
    const words = { transactionID: trip, capability, email, firstName: '', lastName: '', refId: REF_ID }
    expect(await who.api(loyaltyTransaction, words)).toEqual({ logged: true, numericValue: agreed.points })
    await cancelPart({ room: 1, refund: (await offer()).rooms[1]?.refund ?? 0 })
    const { points = 0 } = await view()
    expect(points).toBeLessThan(agreed.points ?? 0)
    expect(
      await server.deps.db
        .selectFrom('loyalty_transactions')
        .select('points')
        .where('trip_number', '=', trip)
        .execute(),
    ).toEqual([{ points }])
    expect(await who.api(loyaltyTransaction, words)).toEqual({ logged: false, numericValue: points })
  })

  it('[OQ-29] [OQ-47] a transaction is logged once, with the server’s own points; that of a cancelled trip is not', async () => {
    const who = await signedIn(server)
    const { answer, agreed, email } = await bookOne(who, { hotel: 'The Free Cancellation' })
    const transactionID = answer.bookingId ?? ''
    const words = {
      transactionID,
      email,
      firstName: 'Maya',
      lastName: 'Okafor',
      refId: REF_ID,
      numericValue: 9,
    }
    expect(await who.api(loyaltyTransaction, words)).toEqual({ logged: true, numericValue: agreed.points })
    expect(await who.api(loyaltyTransaction, words)).toEqual({ logged: false, numericValue: agreed.points })
    await cancel(who, transactionID)
    expect(await who.api(loyaltyTransaction, words)).toEqual({ logged: false, numericValue: agreed.points })
  })
})
