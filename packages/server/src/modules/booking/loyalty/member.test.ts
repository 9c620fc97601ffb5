import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountServer, accountServer } from '../../accounts/members/testing.ts'
import { bookOne, cancel, REF_ID, traveller } from '../bookings/testing/traveller.ts'

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

describe('a member’s points', () => {
  it('[ACC-206] stay pending until the stay is over, then become available; a cancelled stay takes its points back', async () => {
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

  it('[ACC-112] [AQ-43] make a level once the stay is over: bronze, from 5,000 silver, from 20,000 gold', async () => {
    const { read, book } = await member('levels@example.com')
    const { answer } = await book('The Free Cancellation', 25)
    const level = async () => (await read(`wallet/${REF_ID}`)).body.level
    const levelWith = async (points: number) => {
      await sql`update quotes set contract = jsonb_set(contract, '{points}', ${points}::text::jsonb)
        where id = (select quote_id from booking_requests where trip_number = ${answer.bookingId})`.execute(
        server.deps.db,
      )
      return level()
    }
    // It can still be cancelled.
    expect(await levelWith(20_000)).toBe('BRONZE')
    await setTrip(answer.bookingId, sql`check_in = '2020-01-01', check_out = '2020-01-03'`)
    expect([
      await levelWith(4_999),
      await levelWith(5_000),
      await levelWith(19_999),
      await levelWith(20_000),
    ]).toEqual(['BRONZE', 'SILVER', 'SILVER', 'GOLD'])
  })
})

describe('points of a price in another currency', () => {
  it('[HOT-222] count US dollars', async () => {
    const { who } = await member('currencies@example.com')
    const points = await Promise.all(
      ['USD', 'JPY', 'IDR'].map(async (currency) => {
        const { points = 0 } = await who.contract({ hotel: 'The Free Cancellation', inDays: 70, currency })
        return points
      }),
    )
    for (const each of points) expect(Math.abs(each - (points[0] ?? 0))).toBeLessThanOrEqual(2)
  })
})

describe('movements of points', () => {
  it('list what each trip gave and a cancellation took back, newest first; the last balance is the sum', async () => {
    const { who, read, book } = await member('movements@example.com')
    const moves = async (query = '') => (await read(`movements/${REF_ID}${query}`)).body
    expect(await moves()).toEqual({ movements: [], total: 0 })
    const over = await book('The Free Cancellation', 20)
    const ahead = await book('The Members Only', 40)
    const gone = await book('The Free Cancellation', 60)
    for (const [each, days] of [
      [over, 900],
      [ahead, 2],
      [gone, 1],
    ] as const)
      await setTrip(each.answer.bookingId, sql`booked_at = now() - make_interval(days => ${days}::int)`)
    await setTrip(over.answer.bookingId, sql`check_in = '2020-01-01', check_out = '2020-01-03'`)
    const began = Date.now()
    await cancel(who, gone.answer.bookingId ?? '')
    const [a, b, c] = [over, ahead, gone].map(({ agreed }) => agreed.points ?? 0) as [number, number, number]
    const { movements, total } = await moves()
    expect(total).toBe(4)
    expect(movements).toMatchObject([
      { tripNumber: gone.answer.bookingId, kind: 'returned', points: -c, balance: a + b },
      { tripNumber: gone.answer.bookingId, kind: 'earned', points: c, balance: a + b + c },
      { hotel: 'The Members Only', kind: 'pending', points: b, balance: a + b },
      { tripNumber: over.answer.bookingId, kind: 'earned', points: a, balance: a },
    ])
    expect(Date.parse(movements[0].time)).toBeGreaterThanOrEqual(began)
    expect(movements[0].balance).toBe((await read(`wallet/${REF_ID}`)).body.totalPoints)
    expect(await moves('?kind=returned&count=10')).toEqual({ movements: [movements[0]], total: 1 })
    expect(await moves('?count=1')).toEqual({ movements: [movements[0]], total: 4 })
    expect((await read(`movements/${REF_ID}?count=all`)).status).toBe(400)
  })
})

describe('a member’s statistics', () => {
  it('[ACC-207] count bookings of this year that were not cancelled, in dollars', async () => {
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

const brands = ['8183', '8184', '8298', '8478'] as const
const names = ['Staykit', 'Meridian Club', 'Sunsoaked', 'Northlight']
const set = async (refId: string, change: ReturnType<typeof sql>) => {
  await sql`update brands set settings = settings || ${change} where ref_id = ${refId}`.execute(
    server.deps.db,
  )
  await server.deps.brands.forget()
}
const vendorOf = async (refId: string) => (await server.send('GET', `/travel/loyalty/vendor/${refId}`)).body

describe('the loyalty widget', () => {
  it('[ACC-208] has an address at each brand with a vendor, and its page allows framing', async () => {
    await member('frame@example.com')
    for (const [index, refId] of brands.entries()) {
      const login = { username: 'frame@example.com', password: 'Right-Pass1!', refId }
      const { identityID, accessToken } = (await server.auth('sign-in', login)).body
      const path = `/travel/loyalty/users/${identityID}/frame/${refId}`
      const { url } = (await server.send('GET', path, undefined, accessToken)).body
      const page = await server.app.request(new URL(url).pathname)
      expect(await page.text(), refId).toContain(`<h1>${names[index]} Rewards</h1>`)
      // It takes precedence over X-Frame-Options in browsers that know both.
      expect(page.headers.get('content-security-policy')).toContain('frame-ancestors *')
      expect(page.headers.get('cross-origin-embedder-policy')).toBe('require-corp')
      expect(page.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    }
  })

  it('has a script at each of the four brands, which any page may load', async () => {
    for (const [index, refId] of brands.entries()) {
      const { script } = await vendorOf(refId)
      const answer = await server.app.request(new URL(script).pathname)
      expect(answer.headers.get('content-type')).toContain('text/javascript')
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(await answer.text()).toBe(`globalThis.loyaltyVendor = "${names[index]} Rewards"\n`)
    }
    expect((await server.app.request('/travel/loyalty/widgets/nobody.js')).status).toBe(404)
  })

  it('appears not at all when the brand hides it, or without a provider', async () => {
    const before = await sql<{ settings: string }>`select settings::text from brands where ref_id = '8298'`
      .execute(server.deps.db)
      .then(({ rows }) => rows[0]?.settings)
    const { accessToken, identityID } = await server
      .join('hidden@example.com')
      .then(() =>
        server.auth('sign-in', { username: 'hidden@example.com', password: 'Right-Pass1!', refId: '8298' }),
      )
      .then(({ body }) => body)
    const frame = () =>
      server.send('GET', `/travel/loyalty/users/${identityID}/frame/8298`, undefined, accessToken)
    expect((await frame()).status).toBe(200)
    await set('8298', sql`'{"loyaltyVendor": "nobody"}'::jsonb`)
    expect([(await frame()).status, await vendorOf('8298')]).toEqual([404, {}])
    await set('8298', sql`${before}::jsonb`)
    await set('8298', sql`jsonb_build_object('flags', settings->'flags' || '{"hideLoyalty": true}'::jsonb)`)
    expect([(await frame()).status, await vendorOf('8298')]).toEqual([404, {}])
    await set('8298', sql`${before}::jsonb`)
  })
})

describe('the pixel of a loyalty vendor', () => {
  it('appears in the profile of a brand that sets one and shows loyalty, and in no other answer', async () => {
    expect(await vendorOf('8183')).not.toHaveProperty('pixel')
    const pixel = 'https://vendor.example/p?id={transactionID}&points={points}'
    await set('8183', sql`jsonb_build_object('loyaltyPixel', ${pixel}::text)`)
    expect(await vendorOf('8183')).toMatchObject({ pixel })
    expect((await server.send('GET', '/api/brand?refId=8183')).body.brand).not.toHaveProperty('loyaltyPixel')
    await set('8183', sql`jsonb_build_object('flags', settings->'flags' || '{"hideLoyalty": true}'::jsonb)`)
    expect(await vendorOf('8183')).toEqual({})
  })
})
