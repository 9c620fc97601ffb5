import { fromWireContract } from '@staykit/contract'
import { readRooms, spreadGuests } from '@staykit/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookRooms } from '../../booking/bookings/testing/parts.ts'
import { bookOne, cancel, details, finalStatus, traveller } from '../../booking/bookings/testing/traveller.ts'
import { findTrip } from '../../booking/bookings/trip-view.ts'
import { receiptOf } from '../../booking/documents/files.ts'
import { readPdf } from '../../booking/documents/testing/read-pdf.ts'
import { occupancyOf } from '../../booking/quotes/quote.ts'
import { browser } from '../../operations/admin/testing/browser.ts'
import { reconcile } from '../../operations/reconciliation/reconcile.ts'
import { type AccountServer, accountServer, PASSWORD } from '../members/testing.ts'
import { personalTables } from './people.ts'

const ADMIN_TOKEN = 'token-of-the-tests-0123'
let server: AccountServer
beforeAll(async () => {
  server = await accountServer({ environment: { ADMIN_TOKEN } })
})
afterAll(() => server.stop())

/** Unique words, so that finding them means that they were stored. */
const person = { firstName: 'Zyxelia', lastName: 'Quorvath', phoneNumber: '+1 617 555 9913' }

/** Every value of every table and queue of the server, except the books of the sandbox's providers. */
async function everything(): Promise<string> {
  const { db } = server.deps
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and table_name !~ '^(sandbox_|supplier_)'`.execute(db)
  const texts = await Promise.all(
    rows.map(({ schema, name }) =>
      sql<{ text: string }>`select t::text as text from ${sql.table(`${schema}.${name}`)} t`.execute(db),
    ),
  )
  return texts.flatMap((result) => result.rows.map(({ text }) => text)).join('\n')
}

/** Books a stay as this person, and moves it into the past unless it is to stand. */
async function booked(email: string, isOver: boolean) {
  const who = traveller((path, init) => server.app.request(path, init))
  const oneBooking = await bookOne(who, {}, { ...person, email })
  await finalStatus(who, oneBooking.id, email)
  const trip = oneBooking.answer.bookingId ?? ''
  if (isOver)
    await sql`update bookings set check_in = '2020-01-01', check_out = '2020-01-03' where trip_number = ${trip}`.execute(
      server.deps.db,
    )
  return { who, trip, email }
}

async function member(email: string) {
  const { idToken, accessToken, user, ...session } = await server.join(email)
  const token = accessToken ?? idToken ?? session.token
  const { rows } = await sql<{ id: string }>`select id from users where email = ${email}`.execute(
    server.deps.db,
  )
  const id = rows[0]?.id ?? ''
  await server.send(
    'POST',
    `/api/profile/users/${id}`,
    { firstName: person.firstName, lastName: person.lastName },
    token,
  )
  return { token, id }
}

/** A token of a login with the current address. */
const tokenOf = async (username: string): Promise<string> =>
  (await server.auth('sign-in', { username, password: PASSWORD })).body.accessToken

describe('personal data', () => {
  it('every column of personal data belongs to a table of the erasure', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and table_name !~ '^(sandbox_|supplier_)'
        and column_name in ('email', 'recipient', 'user_id', 'traveller', 'info')`.execute(server.deps.db)
    const tables = personalTables.map(({ table }) => table)
    expect(rows.map(({ name }) => name).filter((name) => !tables.includes(name))).toEqual([])
  })

  it('only the member gets it, whole and without secrets', async () => {
    const email = 'export@example.com'
    const { token, id } = await member(email)
    const { trip } = await booked(email, true)
    const answer = await server.send('GET', `/api/profile/users/${id}/export`, undefined, token)
    expect(answer.status).toBe(200)
    const { tables } = answer.body
    expect(Object.keys(tables)).toEqual(
      expect.arrayContaining(['mails', 'bookings', 'booking_requests', 'sessions', 'profiles', 'users']),
    )
    expect(tables.bookings[0].trip_number).toBe(trip)
    expect(JSON.stringify(tables)).toContain(person.lastName)
    expect(JSON.stringify(tables)).not.toMatch(/"(password|password_hash|hash|token)":/)
    const other = await member('other@example.com')
    const stolen = await server.send('GET', `/api/profile/users/${id}/export`, undefined, other.token)
    expect([stolen.status, (await server.send('GET', `/api/profile/users/${id}/export`)).status]).toEqual([
      404, 401,
    ])
  })
})

describe('erasure', () => {
  it('by password leaves nothing of the person anywhere, and the books as they were', async () => {
    const email = 'Erase-Me@example.com'
    const { token, id } = await member(email.toLowerCase())
    const { trip } = await booked(email, true)
    const ledger = () => sql`select * from ledger_entries order by id`.execute(server.deps.db)
    const before = (await ledger()).rows
    const wrong = await server.send(
      'POST',
      `/api/profile/users/${id}/erase`,
      { password: 'Wrong-Pass1!' },
      token,
    )
    expect(wrong.status).toBe(401)
    // A member with a password needs it, however recent the login.
    const without = await server.send('POST', `/api/profile/users/${id}/erase`, {}, token)
    expect(without.status).toBe(401)
    expect(await everything()).toContain(person.lastName)
    const done = await server.send('POST', `/api/profile/users/${id}/erase`, { password: PASSWORD }, token)
    expect(done).toMatchObject({ status: 200, body: { ok: true } })
    const dump = (await everything()).toLowerCase()
    const own = (text: string) => dump.split('\n').filter((row) => row.includes(text.toLowerCase()))
    // Rows of the test before this one belong to another person with the same name.
    expect(own(email)).toEqual([])
    expect(own(id)).toEqual([])
    const { db } = server.deps
    const row = await db
      .selectFrom('booking_requests')
      .selectAll()
      .where('trip_number', '=', trip)
      .executeTakeFirst()
    expect(row?.traveller).toMatchObject({ firstName: '', lastName: '', phoneNumber: '' })
    expect(row?.email).toMatch(/^erased-[\w-]+@erased\.invalid$/)
    expect((await ledger()).rows).toEqual(before)
    expect((await server.send('GET', `/api/profile/users/${id}`, undefined, token)).status).toBe(401)
    const again = await server.auth('sign-in', { username: email, password: PASSWORD })
    expect(again.status).toBe(401)
  })

  it('keeps the mails of an address’s present owner when an earlier one is erased', async () => {
    const [former, email] = ['former@example.com', 'present@example.com']
    const { token, id } = await member(former)
    await server.send('POST', `/api/profile/users/${id}/email`, { email }, token)
    const pin = await server.pinFor(email)
    await server.send('POST', `/api/profile/users/${id}/email/confirm`, { email, pin }, token)
    expect((await server.mailsTo(former)).length).toBeGreaterThan(0)
    const exported = await server.send(
      'GET',
      `/api/profile/users/${id}/export`,
      undefined,
      await tokenOf(email),
    )
    expect(JSON.stringify(exported.body.tables.mails)).toContain(former)
    const erase = async () =>
      server.send('POST', `/api/profile/users/${id}/erase`, { password: PASSWORD }, await tokenOf(email))
    expect(await erase()).toMatchObject({ status: 200 })
    expect((await everything()).toLowerCase()).not.toContain(former)
    // Another member with an address that had another owner.
    const next = await member('second@example.com')
    await server.send(
      'POST',
      `/api/profile/users/${next.id}/email`,
      { email: 'third@example.com' },
      next.token,
    )
    const body = { email: 'third@example.com', pin: await server.pinFor('third@example.com') }
    await server.send('POST', `/api/profile/users/${next.id}/email/confirm`, body, next.token)
    await member('second@example.com')
    const theirs = (await server.mailsTo('second@example.com')).length
    const third = await tokenOf('third@example.com')
    await server.send('POST', `/api/profile/users/${next.id}/erase`, { password: PASSWORD }, third)
    expect(await server.mailsTo('second@example.com')).toHaveLength(theirs)
    expect(await server.mailsTo('third@example.com')).toEqual([])
  })

  it('waits for a coming stay, and is possible once the stay is cancelled', async () => {
    const email = 'ahead@example.com'
    const { token, id } = await member(email)
    const { who, trip } = await booked(email, false)
    const erase = () => server.send('POST', `/api/profile/users/${id}/erase`, { password: PASSWORD }, token)
    expect(await erase()).toMatchObject({ status: 409, body: { error: { code: 'STAY_AHEAD' } } })
    const { capability } = await details(who, trip, email)
    await cancel(who, trip, capability)
    await expect.poll(async () => (await erase()).status).toBe(200)
  })

  it('by an operator covers a person without an account, with the operator’s name', async () => {
    const email = 'visitor@example.com'
    await booked(email, true)
    const admin = browser(server.app)
    await admin.signIn(ADMIN_TOKEN)
    const fields = { email: 'Visitor@Example.com', operator: 'Ada' }
    const file = await admin.submit(await admin.load('/admin/people'), '/admin/people/export', fields)
    expect(file.headers.get('content-disposition')).toContain('person.json')
    expect(file.text).toContain(person.lastName)
    const nameless = await admin.submit(await admin.load('/admin/people'), '/admin/people/erase', {
      email,
      operator: '',
    })
    expect([nameless.status, nameless.words.includes('your name')]).toEqual([422, true])
    const gone = await admin.submit(await admin.load('/admin/people'), '/admin/people/erase', fields)
    expect(gone.words).toContain('The person is erased.')
    expect((await everything()).toLowerCase()).not.toContain(email)
    const actions = await server.deps.db
      .selectFrom('operator_actions')
      .select(['operator', 'action'])
      .execute()
    expect(actions).toEqual([
      { operator: 'Ada', action: 'export-person' },
      { operator: 'Ada', action: 'erase-person' },
    ])
  })

  it('takes the ages of children out of bookings and contracts, and the export has the money of the trip', async () => {
    const who = traveller((path, init) => server.app.request(path, init))
    const occupancy = readRooms('1-4,13|2|1-16')
    const { trip, email, agreed, offer, cancelPart, endAll } = await bookRooms(server, who, { occupancy })
    await cancelPart({ room: 1, refund: (await offer()).rooms[1]?.refund ?? 0 })
    const admin = browser(server.app)
    await admin.signIn(ADMIN_TOKEN)
    const page = `/admin/bookings/${trip}`
    const gift = { amount: '5', reason: 'No hot water', operator: 'Ada' }
    await admin.submit(await admin.load(page), `${page}/give-back`, gift)
    await expect.poll(async () => (await admin.load(page)).words).toContain('$5.00, done')
    await endAll()

    const fields = { email, operator: 'Ada' }
    const act = async (action: string) =>
      admin.submit(await admin.load('/admin/people'), `/admin/people/${action}`, fields)
    const { tables } = JSON.parse((await act('export')).text)
    for (const table of ['trip_parts', 'cancellations', 'goodwill_refunds'])
      expect([table, tables[table]]).toMatchObject([table, [{ trip_number: trip }]])
    expect(tables.quotes).toHaveLength(2)

    const traces = async () => {
      const dump = await everything()
      return ['[4, 13]', '[16]', agreed.id].map((trace) => dump.includes(trace))
    }
    expect(await traces()).toEqual([true, true, true])
    await expect.poll(async () => (await act('erase')).words).toContain('The person is erased.')
    expect(await traces()).toEqual([false, false, false])

    const after = await findTrip(server.deps.db, trip)
    if (!after) throw new Error('there is no trip')
    expect(occupancyOf(after.request.quote)).toEqual(spreadGuests(2, 5))
    const { booking } = await details(who, trip, after.booking.email)
    expect(booking).toMatchObject({ status: 'CANCELED', roomCount: 2, adultCount: 2, childCount: 3 })
    expect(fromWireContract(booking).occupancy).toEqual(spreadGuests(2, 5))
    expect((await readPdf((await receiptOf(server.deps, after)).content)).squeezed).toContain(
      '2rooms,5guests',
    )
    expect((await admin.load(page)).words).toContain('Part 1, cancelled alone: room 2')
    const { differences } = await reconcile(server.deps, new Date().toISOString().slice(0, 10))
    expect(differences.filter(({ detail }) => detail['trip'] === trip)).toEqual([])
  })

  it('takes the ages of children out of a booking that failed because its price had changed', async () => {
    const who = traveller((path, init) => server.app.request(path, init))
    const choice = { hotel: 'The Price Rises While Booking', occupancy: readRooms('1-4,13') }
    const { id, email } = await bookOne(who, choice)
    await finalStatus(who, id, email)
    const row = () =>
      sql<{ text: string }>`select r::text as text from booking_requests r where id = ${id}`.execute(
        server.deps.db,
      )
    const has = async (text: string) => (await row()).rows.some((each) => each.text.includes(text))
    expect([await has('PRICE_CHANGED'), await has('[4, 13]')]).toEqual([true, true])
    const admin = browser(server.app)
    await admin.signIn(ADMIN_TOKEN)
    await admin.submit(await admin.load('/admin/people'), '/admin/people/erase', { email, operator: 'Ada' })
    expect([await has('PRICE_CHANGED'), await has('[4, 13]')]).toEqual([true, false])
  })
})
