import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountServer, accountServer } from '../accounts/testing.ts'
import { bookOne, cancel, REF_ID, traveller } from '../booking/testing/traveller.ts'

let server: AccountServer
beforeAll(async () => {
  server = await accountServer()
})
afterAll(() => server.stop())

async function member(email: string, refId = REF_ID) {
  const { accessToken, identityID } = await server.join(email)
  const who = traveller(
    (path, init) => server.app.request(path, init),
    () => ({ authorization: `Bearer ${accessToken}` }),
  )
  const read = (what: string) =>
    server.send('GET', `/travel/loyalty/users/${identityID}/${what}`, undefined, accessToken)
  const book = (hotel: string, inDays: number) =>
    bookOne(
      who,
      { hotel, inDays, memberOnly: hotel === 'The Members Only' },
      { auth: { accessToken, identityID } },
    )
  return { who, read, book, identityID, accessToken, refId }
}

const setTrip = (trip: string | undefined, change: ReturnType<typeof sql>) =>
  sql`update bookings set ${change} where trip_number = ${trip}`.execute(server.deps.db)

describe('the points of a member', () => {
  it('[ACC-206] are pending until the stay is over, then available; a cancelled stay gives its back', async () => {
    const { who, read, book } = await member('points@example.com')
    const wallet = async () => (await read(`wallet/${REF_ID}`)).body
    expect(await wallet()).toEqual({ availablePoints: 0, pendingPoints: 0, totalPoints: 0, level: 'BRONZE' })
    const [over, ahead] = [await book('The Free Cancellation', 20), await book('The Free Cancellation', 40)]
    await setTrip(over.answer.bookingId, sql`check_in = '2020-01-01', check_out = '2020-01-03'`)
    const [a, b] = [over.agreed.points ?? 0, ahead.agreed.points ?? 0]
    expect(a).toBeGreaterThan(0)
    expect(await wallet()).toMatchObject({ availablePoints: a, pendingPoints: b, totalPoints: a + b })
    await cancel(who, ahead.answer.bookingId ?? '')
    expect(await wallet()).toMatchObject({ availablePoints: a, pendingPoints: 0, totalPoints: a })
  })

  it('[ACC-112] make a level: bronze, from 5,000 silver, from 20,000 gold', async () => {
    const { read, book } = await member('levels@example.com')
    const { answer } = await book('The Free Cancellation', 25)
    const levelWith = async (points: number) => {
      await sql`update quotes set contract = jsonb_set(contract, '{points}', ${points}::text::jsonb)
        where id = (select quote_id from booking_requests where trip_number = ${answer.bookingId})`.execute(
        server.deps.db,
      )
      return (await read(`wallet/${REF_ID}`)).body.level
    }
    expect([
      await levelWith(4_999),
      await levelWith(5_000),
      await levelWith(19_999),
      await levelWith(20_000),
    ]).toEqual(['BRONZE', 'SILVER', 'SILVER', 'GOLD'])
  })
})

describe('the figures of a member', () => {
  it('[ACC-207] are of what was booked this year and not cancelled, in dollars', async () => {
    const { who, read, book } = await member('stats@example.com')
    const { agreed } = await book('The Members Only', 20)
    const former = await book('The Free Cancellation', 30)
    const gone = await book('The Free Cancellation', 40)
    await setTrip(former.answer.bookingId, sql`booked_at = now() - interval '400 days'`)
    await cancel(who, gone.answer.bookingId ?? '')
    const { final, finalStrikethrough = 0 } = agreed.rate.price
    const { body } = await read('stats')
    expect(finalStrikethrough).toBeGreaterThan(final)
    expect(body).toEqual({
      nights: agreed.lengthOfStay,
      spendings: final,
      savings: expect.closeTo(finalStrikethrough - final, 2),
      bookings: 1,
    })
  })
})

describe('the loyalty widget', () => {
  it('[ACC-208] has an address at a brand with a vendor, whose page may stand in a frame', async () => {
    const { read } = await member('frame@example.com')
    const { url } = (await read(`frame/${REF_ID}`)).body
    const page = await server.app.request(new URL(url).pathname)
    expect(await page.text()).toContain('Staykit Rewards')
    // It stands above X-Frame-Options wherever browsers know both.
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors *')
  })

  it('has none where the brand hides it, or nobody shows one', async () => {
    await member('hidden@example.com')
    for (const refId of ['8184', '8478']) {
      const { body } = await server.auth('sign-in', {
        username: 'hidden@example.com',
        password: 'Right-Pass1!',
        refId,
      })
      const path = `/travel/loyalty/users/${body.identityID}/frame/${refId}`
      expect((await server.send('GET', path, undefined, body.accessToken)).status, refId).toBe(404)
    }
  })
})
