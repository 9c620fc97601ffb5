import { MOST_SAVED } from '@staykit/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { SupplierError } from '../../../ports/supplier.ts'
import { sandboxOf } from '../../../testing/suppliers.ts'
import { testHotelId } from '../../booking/bookings/testing/traveller.ts'
import { type AccountServer, type Answer, accountServer } from '../members/testing.ts'

let server: AccountServer
beforeAll(async () => {
  server = await accountServer()
})
afterAll(() => server.stop())

let number = 0
const [one, other] = [testHotelId('The Free Cancellation'), testHotelId('The Price Rises At Checkout')]
const empty = { status: 404, body: { error: { code: 'NOT_FOUND', message: 'There is no such list.' } } }

async function member() {
  const { identityID: id, accessToken: token } = await server.join(`saver${number++}@example.com`)
  const call = (method: string, path: string, body?: object, by = token): Promise<Answer> =>
    server.send(method, `/api/profile/users/${id}/${path}`, body, by)
  const add = (...hotels: (string | { id: string; savedAt?: string })[]) =>
    call('POST', 'saved-hotels', {
      hotels: hotels.map((hotel) => (typeof hotel === 'string' ? { id: hotel } : hotel)),
    })
  const names = async () =>
    (await call('GET', 'saved-hotels')).body.hotels.map((hotel: { id: string }) => hotel.id)
  const link = async () => (await call('POST', 'saved-hotels-link', {})).body.link
  return { id, token, call, add, names, link }
}
const seen = (link: string) => server.send('GET', `/api/saved-hotels/${link}`)

/** Fills a member's list with hotels, without a call to the supplier. */
const fill = (id: string, count: number) =>
  sql`insert into saved_hotels (user_id, hotel_id, hotel, saved_at)
    select ${id}, 'filler-' || n, '{"name":"Filler","cityId":"1","place":"Here","stars":3}', now() - interval '1 day'
    from generate_series(1, ${count}) as n`.execute(server.deps.db)

describe('saved hotels', () => {
  it('appear from stored facts, the latest first, until they are removed', async () => {
    const ann = await member()
    expect(await ann.call('GET', 'saved-hotels')).toMatchObject({ status: 200, body: { hotels: [] } })
    await ann.add(one)
    const { status, body } = await ann.add(other)
    expect(status).toBe(200)
    expect(body.hotels.map(({ id }: { id: string }) => id)).toEqual([other, one])
    expect(body.hotels[1]).toMatchObject({
      name: 'The Free Cancellation',
      cityId: '9000001',
      place: expect.stringMatching(/, Testville$/),
      stars: expect.any(Number),
      thumbnail: expect.stringMatching(/^http.*\/150\//),
    })
    expect(await ann.call('DELETE', `saved-hotels/${one}`, {})).toMatchObject({
      status: 200,
      body: { ok: true },
    })
    expect((await ann.call('DELETE', `saved-hotels/${one}`, {})).status).toBe(200)
    expect(await ann.names()).toEqual([other])
  })

  it('follow the id of pages when two suppliers turn out to have the same hotel', async () => {
    const [ann, bob, eve] = [await member(), await member(), await member()]
    const [bare, alias] = [testHotelId('The No Score'), testHotelId('The No Pictures')]
    await ann.add(alias)
    await eve.add(alias, bare)
    const pair = { public_id: bare, other_id: alias, state: 'found', operator: null } as const
    await server.deps.db.insertInto('hotel_pairs').values(pair).execute()
    onTestFinished(async () => {
      await server.deps.db.deleteFrom('hotel_pairs').where('public_id', '=', bare).execute()
    })
    await ann.add(bare, alias)
    await bob.add(alias, bare)
    const rows = async ({ call }: typeof ann) =>
      (await call('GET', 'export')).body.tables.saved_hotels.map((row: { hotel_id: string }) => row.hotel_id)
    expect([await rows(ann), await rows(bob)]).toEqual([[alias], [bare]])
    for (const each of [ann, bob, eve]) {
      expect(await each.names()).toEqual([bare])
      await each.call('DELETE', `saved-hotels/${bare}`, {})
      expect(await each.names()).toEqual([])
    }
  })

  it('have a score with a text if the hotel has one; a missing picture or score is omitted', async () => {
    const ann = await member()
    const added = async (name: string) =>
      (await ann.add(testHotelId(name))).body.hotels.find(
        ({ id }: { id: string }) => id === testHotelId(name),
      )
    const { score } = await added('The Free Cancellation')
    expect(score).toEqual({
      guestScore: expect.any(Number),
      guestScoreCount: expect.any(Number),
      scoreDescription: expect.stringMatching(/\w/),
    })
    expect(await added('The No Score')).not.toHaveProperty('score')
    expect(await added('The No Pictures')).not.toHaveProperty('thumbnail')
  })

  it('keep their list while the supplier is down: existing ones need no call, others are reported as lost', async () => {
    const ann = await member()
    await ann.add(one)
    const hotelSpy = vi.spyOn(sandboxOf(server.deps), 'hotel')
    onTestFinished(() => hotelSpy.mockRestore())
    hotelSpy.mockRejectedValue(new SupplierError('UNAVAILABLE', 'down'))
    expect((await ann.add(one)).status).toBe(200)
    expect(await ann.add(one, other)).toMatchObject({
      status: 503,
      body: { error: { code: 'SUPPLIER_UNAVAILABLE' } },
    })
    hotelSpy.mockRejectedValue(new TypeError('ours'))
    expect((await ann.add(other)).status).toBe(500)
    expect(await ann.names()).toEqual([one])
  })

  it('make one row for twenty saves at once, and one link for twenty shares at once', async () => {
    const ann = await member()
    const all = await Promise.all(Array.from({ length: 20 }, () => ann.add(one)))
    expect(all.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await ann.names()).toEqual([one])
    const links = await Promise.all(Array.from({ length: 20 }, () => ann.link()))
    expect(new Set(links).size).toBe(1)
  })

  it('include a visitor’s list after the login, in its order, without loss: no future date, no unknown hotel', async () => {
    const ann = await member()
    await ann.add(one)
    const merged = await ann.add(
      { id: other, savedAt: '2020-01-02T00:00:00Z' },
      { id: one, savedAt: '2020-01-01T00:00:00Z' },
      { id: testHotelId('The Last Room'), savedAt: '2999-01-01T00:00:00Z' },
      'no-such-hotel',
    )
    expect(merged.body.hotels.map(({ id }: { id: string }) => id)).toEqual([
      testHotelId('The Last Room'),
      one,
      other,
    ])
    expect(merged.body.hotels[2].savedAt).toBe('2020-01-02T00:00:00.000Z')
    expect(Date.parse(merged.body.hotels[0].savedAt)).toBeLessThanOrEqual(Date.now())
  })

  it('end at 200, also for many saves at once; a larger save is refused as a whole with a clear message', async () => {
    const ann = await member()
    await ann.call('GET', 'saved-hotels')
    await fill(ann.id, MOST_SAVED - 1)
    const full = {
      status: 409,
      body: { error: { code: 'LIST_FULL', message: expect.stringContaining('200') } },
    }
    expect(await ann.add(one, other)).toMatchObject(full)
    expect(await ann.names()).toHaveLength(MOST_SAVED - 1)
    const both = await Promise.all([ann.add(one), ann.add(other)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await ann.names()).toHaveLength(MOST_SAVED)
  })

  it('appear on the link in their current state, without the owner', async () => {
    const ann = await member()
    await ann.add(one)
    const link = await ann.link()
    expect(link).toMatch(/^[\w-]{32}$/)
    expect((await ann.call('GET', 'saved-hotels')).body.link).toBe(link)
    await ann.add(other)
    const { status, body } = await seen(link)
    expect([status, Object.keys(body)]).toEqual([200, ['hotels']])
    const { headers } = await server.app.request(`/api/saved-hotels/${link}`)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body.hotels.map(({ id }: { id: string }) => id)).toEqual([other, one])
    expect(JSON.stringify(body)).not.toContain(ann.id)
    expect(JSON.stringify(body)).not.toMatch(/saver|@/)
  })

  it('disappear with a removed link, as with an unknown one; the next link is another', async () => {
    const ann = await member()
    const link = await ann.link()
    await ann.call('DELETE', 'saved-hotels-link', {})
    const never = await seen('A'.repeat(32))
    expect(never).toMatchObject(empty)
    expect(await seen(link)).toEqual(never)
    expect(await ann.link()).not.toBe(link)
  })

  it('refuse other members who read, change or share them', async () => {
    const [ann, eve] = [await member(), await member()]
    await ann.add(one)
    for (const [method, path, body] of [
      ['GET', 'saved-hotels'],
      ['POST', 'saved-hotels', { hotels: [{ id: other }] }],
      ['DELETE', `saved-hotels/${one}`, {}],
      ['POST', 'saved-hotels-link', {}],
      ['DELETE', 'saved-hotels-link', {}],
    ] as const)
      expect((await ann.call(method, path, body, eve.token)).status).toBe(404)
    expect(await ann.names()).toEqual([one])
    expect(await eve.names()).toEqual([])
  })

  it('appear in the export without the secret of the link, and disappear when the account is erased', async () => {
    const ann = await member()
    await ann.add(one)
    const link = await ann.link()
    const { tables } = (await ann.call('GET', 'export')).body
    expect(tables.saved_hotels[0]).toMatchObject({ hotel_id: one })
    expect(JSON.stringify(tables.saved_hotel_links)).not.toContain(link)
    await ann.call('POST', 'erase', { password: 'Right-Pass1!' })
    expect(await seen(link)).toMatchObject(empty)
  })
})
