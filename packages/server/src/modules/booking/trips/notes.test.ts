import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountServer, accountServer } from '../../accounts/members/testing.ts'
import { bookOne, REF_ID, traveller } from '../bookings/testing/traveller.ts'

let server: AccountServer
beforeAll(async () => {
  server = await accountServer()
})
afterAll(() => server.stop())

async function person(email: string) {
  const { accessToken, identityID } = await server.join(email)
  const who = traveller(
    (path, init) => server.app.request(path, init),
    () => ({ authorization: `Bearer ${accessToken}` }),
  )
  const ask = (change?: object, userId = identityID) =>
    server.send('POST', '/api/book/trips/notes', { userId, refId: REF_ID, change }, accessToken)
  const book = async () =>
    (await bookOne(who, {}, { auth: { accessToken, identityID } })).answer.bookingId as string
  return { ask, book, identityID, accessToken }
}

it("[ACC-205] POST /book/trips/notes stores a member's note on a trip, and returns all their notes", async () => {
  const ann = await person('notes@example.com')
  const [one, other] = [await ann.book(), await ann.book()]
  expect((await ann.ask()).body).toEqual({ notes: [] })
  await ann.ask({ trip_number: one, note: ' Late arrival ' })
  await ann.ask({ trip_number: other.toLowerCase(), note: 'Window' })
  const { status, body } = await ann.ask({ trip_number: one, note: 'Early arrival' })
  expect(status).toBe(200)
  expect(
    new Map(body.notes.map((each: { trip_number: string; note: string }) => Object.values(each))),
  ).toEqual(
    new Map([
      [one, 'Early arrival'],
      [other, 'Window'],
    ]),
  )
  expect((await ann.ask({ trip_number: one, note: '  ' })).body.notes).toEqual([
    { trip_number: other, note: 'Window' },
  ])
})

it('a note belongs to its writer: others cannot write on the trip, nor read it', async () => {
  const [ann, eve] = [await person('own-notes@example.com'), await person('eve-notes@example.com')]
  const trip = await ann.book()
  await ann.ask({ trip_number: trip, note: 'Private' })
  expect((await eve.ask({ trip_number: trip, note: 'Mine' })).status).toBe(404)
  expect((await eve.ask(undefined, ann.identityID)).status).toBe(404)
  expect((await eve.ask()).body).toEqual({ notes: [] })
  expect((await ann.ask({ trip_number: trip, note: 'x'.repeat(2_001) })).status).toBe(400)
  expect((await ann.ask()).body.notes).toEqual([{ trip_number: trip, note: 'Private' }])
})

it('a note is deleted with the account, and included in a member’s export', async () => {
  const { ask, book, identityID, accessToken } = await person('gone-notes@example.com')
  const trip = await book()
  await ask({ trip_number: trip, note: 'Anniversary' })
  // Members with a coming stay cannot be erased.
  const over = { check_in: '2020-01-01', check_out: '2020-01-03' }
  await server.deps.db.updateTable('bookings').set(over).where('trip_number', '=', trip).execute()
  const own = `/api/profile/users/${identityID}`
  const taken = await server.send('GET', `${own}/export`, undefined, accessToken)
  expect(taken.body.tables.trip_notes).toMatchObject([{ note: 'Anniversary' }])
  await server.send('POST', `${own}/erase`, { password: 'Right-Pass1!' }, accessToken)
  const rows = await server.deps.db
    .selectFrom('trip_notes')
    .selectAll()
    .where('user_id', '=', identityID)
    .execute()
  expect(rows).toEqual([])
})
