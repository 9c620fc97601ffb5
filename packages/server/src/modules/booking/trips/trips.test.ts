import { bookChange, bookTrips } from '@staykit/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountServer, accountServer } from '../../accounts/members/testing.ts'
import { bookOne, cancel, REF_ID, traveller } from '../bookings/testing/traveller.ts'

let server: AccountServer
beforeAll(async () => {
  server = await accountServer()
})
afterAll(() => server.stop())

const as = (accessToken?: string) =>
  traveller(
    (path, init) => server.app.request(path, init),
    (): Record<string, string> => (accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
  )

describe('POST /api/book/trips', () => {
  it('[ACC-204] lists bookings made signed in, and as a guest with the confirmed address, by check-in', async () => {
    const ann = await server.join('ann@example.com')
    const { accessToken, identityID } = ann
    const member = as(accessToken)
    const later = await bookOne(
      member,
      { inDays: 60 },
      { auth: { accessToken, identityID }, email: 'work@example.com' },
    )
    const sooner = await bookOne(as(), { inDays: 20 }, { email: 'Ann@Example.com' })
    await bookOne(as(), { inDays: 20 }, { email: 'bob@example.com' })
    const { trips } = await member.api(bookTrips, { userId: identityID, refId: REF_ID })
    expect(trips.map(({ trip_number }) => trip_number)).toEqual([
      sooner.answer.bookingId,
      later.answer.bookingId,
    ])
    expect(trips[0]).toMatchObject({
      booking_request_id: sooner.id,
      status: 'SUCCESS',
      final_total: sooner.agreed.rate.price.final,
      currency_code: 'USD',
      is_cancellable: true,
      input_data: { num_rooms: 1, num_adults: 2, num_children: 0 },
      hotel_data: { hotel_name: 'The Free Cancellation', address: { country_code: 'US' } },
    })
    // The member may cancel both without a capability, and no other booking.
    expect(await cancel(member, sooner.answer.bookingId ?? '')).toMatchObject({ status: 'CANCELED' })
    const after = await member.api(bookTrips, { userId: identityID, refId: REF_ID })
    expect(after.trips[0]).toMatchObject({ status: 'CANCELED', is_cancellable: false })
  })

  it('[HOT-341] includes the full price of a stay whose rate had a struck price', async () => {
    const { accessToken, identityID } = await server.join('saver@example.com')
    const member = as(accessToken)
    const auth = { accessToken, identityID }
    const { agreed } = await bookOne(
      member,
      { hotel: 'The Members Only', inDays: 20, memberOnly: true },
      { auth },
    )
    await bookOne(member, { hotel: 'The Members Only', inDays: 40 }, { auth })
    const { trips } = await member.api(bookTrips, { userId: identityID, refId: REF_ID })
    const { final, finalStrikethrough } = agreed.rate.price
    expect(finalStrikethrough).toBeGreaterThan(final)
    expect(trips.map(({ final_total, full_total }) => [final_total, full_total])).toEqual([
      [final, finalStrikethrough],
      [expect.any(Number), undefined],
    ])
  })

  it('returns which trip replaced which, whether the dates can change, and where the hotel is', async () => {
    const { accessToken, identityID } = await server.join('mover@example.com')
    const member = as(accessToken)
    const auth = { accessToken, identityID }
    const trips = async () => (await member.api(bookTrips, { userId: identityID, refId: REF_ID })).trips
    const old = await bookOne(member, { inDays: 30 }, { auth })
    const [before] = await trips()
    expect(before).toMatchObject({ is_changeable: true })
    expect([before?.replaces, before?.replaced_by]).toEqual([undefined, undefined])
    const { hotel } = old.agreed
    expect(before?.hotel_data).toEqual({
      id: hotel.id,
      hotel_name: hotel.name,
      thumbnail: hotel.thumbnails[0],
      city_id: hotel.location.cityID,
      geo: hotel.location.geo,
      time_zone: hotel.location.timeZone,
      address: {
        address_line_one: hotel.location.addressLine1,
        city_name: hotel.location.cityName,
        ...(hotel.location.stateCode && { state_code: hotel.location.stateCode }),
        country_code: hotel.location.countryCode,
      },
    })
    const bookingId = old.answer.bookingId ?? ''
    const { refund } = await member.api(bookChange, { bookingId, refId: REF_ID })
    const replaces = { bookingId, refund: refund.amount }
    const next = await bookOne(member, { inDays: 50 }, { auth, replaces })
    expect(next.answer.bookingId).toBeDefined()
    await expect.poll(async () => (await trips())[0]?.replaced_by).toBe(next.answer.bookingId)
    const [first, second] = await trips()
    expect(first).toMatchObject({ trip_number: bookingId, is_changeable: false })
    expect(second).toMatchObject({ replaces: bookingId, is_changeable: true })
    expect(second?.replaced_by).toBeUndefined()
    // Neither after a cancellation.
    await cancel(member, next.answer.bookingId ?? '')
    expect((await trips())[1]).toMatchObject({ is_changeable: false })
  })

  it('forbids caching, for trips and notes', async () => {
    const { accessToken, identityID: userId } = await server.join('cache@example.com')
    for (const path of ['trips', 'trips/notes']) {
      const { status, headers } = await server.app.request(`/api/book/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
        body: JSON.stringify({ userId, refId: REF_ID }),
      })
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
    }
  })

  it("answers the session's own user at the session's own brand", async () => {
    const { accessToken, identityID } = await server.join('own@example.com')
    const member = as(accessToken)
    await expect(member.api(bookTrips, { userId: 'another', refId: REF_ID })).rejects.toMatchObject({
      status: 404,
    })
    await expect(member.api(bookTrips, { userId: identityID, refId: '8298' })).rejects.toMatchObject({
      status: 401,
    })
    await expect(as().api(bookTrips, { userId: identityID, refId: REF_ID })).rejects.toMatchObject({
      status: 401,
    })
  })
})
