import { describe, expect, it } from 'vitest'
import { authenticator } from '../../../accounts/passkeys/testing/authenticator.ts'
import { bookingServerForThisTest } from '../../../booking/bookings/testing/server.ts'
import { bookOne, finalStatus, travellerAt } from '../../../booking/bookings/testing/traveller.ts'
import { browser, type Page } from '../testing/browser.ts'
import type { Role } from './roles.ts'

const ADMIN_TOKEN = 'token-of-the-tests-0123'
const ORIGIN = 'https://api.example'

async function office(environment: Record<string, string> = {}) {
  const clock = { late: 0 }
  const server = await bookingServerForThisTest({
    withJobs: true,
    environment: { ADMIN_TOKEN, PUBLIC_URL: ORIGIN, ...environment },
    replace: ({ now }) => ({ now: () => new Date(now().getTime() + clock.late) }),
  })
  const owner = browser(server.app)
  await owner.signIn(ADMIN_TOKEN)
  const call = (caller: ReturnType<typeof browser>, path: string, body: object, site = 'same-origin') =>
    caller.load(`/admin${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': site },
      body: JSON.stringify(body),
    })
  const tokenOf = (page: Page) => /\/admin\/join#([\w-]+)/.exec(page.text)?.[1] ?? ''
  const invite = async (name: string, role: Role) =>
    tokenOf(await owner.submit(await owner.load('/admin/operators'), '/admin/operators', { name, role }))
  /** Makes a passkey with an invitation, which also signs in. */
  const join = async (token: string, key = authenticator(), origin = ORIGIN) => {
    const caller = browser(server.app)
    const challenge = await call(caller, '/join/challenge', { token })
    if (challenge.status !== 200) return { caller, key, joined: challenge }
    const options = { ...JSON.parse(challenge.text), origin }
    return { caller, key, joined: await call(caller, '/join', { token, credential: key.create(options) }) }
  }
  const operator = async (name: string, role: Role) => {
    const { caller, key } = await join(await invite(name, role))
    return { ...caller, key }
  }
  const signIn = async (key: ReturnType<typeof authenticator>, origin = ORIGIN) => {
    const caller = browser(server.app)
    const challenge = await call(caller, '/passkey/challenge', {})
    const options = { ...JSON.parse(challenge.text), origin }
    return { caller, answer: await call(caller, '/passkey', { credential: key.get(options) }) }
  }
  return { server, clock, owner, call, invite, join, operator, signIn }
}

/** The same with a booked trip, and forms of its page. */
async function withTrip(environment: Record<string, string> = {}) {
  const all = await office(environment)
  const { db } = all.server.deps
  const book = async () => {
    const who = travellerAt(all.server)
    const booked = await bookOne(who)
    await finalStatus(who, booked.id, booked.email)
    const trip = booked.answer.bookingId ?? ''
    const captured = () =>
      db
        .selectFrom('ledger_transactions')
        .select('id')
        .where('booking', '=', trip)
        .where('kind', '=', 'capture')
        .execute()
    await expect.poll(captured).toHaveLength(1)
    return trip
  }
  const act = async (
    by: ReturnType<typeof browser>,
    trip: string,
    action: string,
    values: Record<string, string>,
  ) => {
    const path = `/admin/bookings/${trip}`
    return by.submit(await by.load(path), `${path}/${action}`, values)
  }
  const give = (by: ReturnType<typeof browser>, trip: string, amount: string) =>
    act(by, trip, 'give-back', { amount, reason: 'The pool was closed.' })
  const refunds = (trip: string) =>
    db
      .selectFrom('goodwill_refunds')
      .select(['amount_minor', 'state'])
      .where('trip_number', '=', trip)
      .execute()
  const actions = async (trip: string) =>
    (
      await db
        .selectFrom('operator_actions')
        .select(['operator', 'action'])
        .where('trip_number', '=', trip)
        .orderBy('id')
        .execute()
    ).map(({ operator, action }) => `${operator}: ${action}`)
  return { ...all, book, act, give, refunds, actions, trip: await book() }
}

describe('an operator', () => {
  it('signs in by the passkey of an invitation, which only the token gives; the token then opens no other page', async () => {
    const { owner, operator, signIn } = await office()
    expect((await owner.load('/admin')).words).toContain('Add a brand')
    const maya = await operator('Maya Okafor', 'money')
    expect((await maya.load('/admin')).words).toContain('Add a brand')
    const { caller, answer } = await signIn(maya.key)
    expect([answer.status, (await caller.load('/admin/bookings')).status]).toEqual([200, 200])
    expect((await owner.load('/admin')).path).toBe('/admin/operators')
    expect((await owner.load('/admin/bookings')).path).toBe('/admin/operators')
    expect((await owner.load('/admin/operators')).words).toContain('Maya Okafor money has a passkey')
    // No operator adds another one, who could be the second person of their own refunds.
    expect((await maya.load('/admin/operators')).status).toBe(403)
    expect(
      (
        await maya.post('/admin/operators', [
          ['name', 'Eve'],
          ['role', 'money'],
        ])
      ).status,
    ).toBe(403)
  })

  it('makes one passkey with an invitation, within a day, on the page of the server', async () => {
    const { invite, join, clock, signIn, call, owner } = await office()
    const token = await invite('Ann', 'read')
    expect((await join(token, authenticator(), 'https://evil.example')).joined.status).toBe(400)
    const { key, joined } = await join(token)
    expect(joined.status).toBe(200)
    expect((await join(token)).joined.status).toBe(400)
    expect((await join('no-such-token')).joined.status).toBe(400)
    const late = await invite('Ben', 'read')
    clock.late = 24 * 3_600_000
    expect((await join(late)).joined.status).toBe(400)
    clock.late = 0
    expect((await signIn(key, 'https://evil.example')).answer.status).toBe(400)
    expect((await signIn(authenticator())).answer.status).toBe(400)
    expect((await call(owner, '/passkey/challenge', {}, 'cross-site')).status).toBe(403)
    expect(
      (
        await owner.submit(await owner.load('/admin/operators'), '/admin/operators', {
          name: 'ANN',
          role: 'read',
        })
      ).words,
    ).toContain('There is an operator ANN.')
  })

  it('loses passkeys and sessions with the removal, and with a new invitation', async () => {
    const { owner, operator, signIn, server, join } = await office()
    const [ann, ben] = [await operator('Ann', 'money'), await operator('Ben', 'money')]
    const rows = await server.deps.db.selectFrom('operators').select(['id', 'name']).execute()
    const path = (name: string) => `/admin/operators/${rows.find((row) => row.name === name)?.id}`
    await owner.submit(await owner.load('/admin/operators'), `${path('Ann')}/remove`)
    expect((await ann.load('/admin/bookings')).words).toContain('Token')
    expect((await signIn(ann.key)).answer.status).toBe(400)
    const again = await owner.submit(await owner.load('/admin/operators'), `${path('Ben')}/invite`)
    expect((await ben.load('/admin/bookings')).words).toContain('Token')
    expect((await signIn(ben.key)).answer.status).toBe(400)
    const token = /join#([\w-]+)/.exec(again.text)?.[1] ?? ''
    expect((await join(token)).joined.status).toBe(200)
    // The last one is gone: the token opens every page again.
    for (const name of ['Ben'])
      await owner.submit(await owner.load('/admin/operators'), `${path(name)}/remove`)
    expect((await owner.load('/admin')).words).toContain('Add a brand')
  })

  it('does what the role allows, and nothing else', async () => {
    const { operator, trip, act, give, actions } = await withTrip()
    const [reads, supports, pays] = [
      await operator('Rea', 'read'),
      await operator('Sue', 'support'),
      await operator('Pat', 'money'),
    ]
    const path = `/admin/bookings/${trip}`
    for (const each of [reads, supports, pays]) expect((await each.load(path)).status).toBe(200)
    expect((await reads.post(`${path}/again`, [])).status).toBe(403)
    expect((await reads.post('/admin/people/export', [])).status).toBe(403)
    expect((await give(supports, trip, '5.00')).status).toBe(403)
    for (const closed of [
      '/admin/people/erase',
      '/admin/brands',
      '/admin/brands/8183',
      '/admin/not-yet-a-form',
    ])
      expect((await supports.post(closed, [])).status, closed).not.toBe(200)
    // The role lets it pass; there is nothing left to do.
    expect((await supports.post(`${path}/again`, [])).status).toBe(403)
    expect((await supports.load(path)).words).toContain('Nothing of this booking is left to do.')
    expect((await give(pays, trip, '5.00')).status).toBe(200)
    expect(await actions(trip)).toEqual(['Pat: give-back'])
    expect(
      (await act(pays, trip, 'give-back', { amount: '1.00', reason: 'Also.', operator: 'Eve' })).status,
    ).toBe(200)
    expect((await actions(trip)).at(-1)).toBe('Pat: give-back')
  })
})

describe('a refund above the limit of one operator', () => {
  const LIMIT = { SECOND_OPERATOR_ABOVE: '20' }

  it('waits until another operator confirms it, once', async () => {
    const { operator, trip, give, act, refunds, actions, server } = await withTrip(LIMIT)
    const [ann, ben] = [await operator('Ann', 'money'), await operator('Ben', 'money')]
    const page = await give(ann, trip, '20.01')
    expect(page.words).toContain('It waits for a second operator')
    const mails = server.deps.db.selectFrom('mails').select(['subject', 'body_text'])
    expect(await mails.where('key', 'like', 'operations:awaited-refund:%').execute()).toEqual([
      {
        subject: expect.stringContaining(trip),
        body_text: expect.stringContaining('Ann gives back $20.01.'),
      },
    ])
    expect(await refunds(trip)).toEqual([])
    expect((await ben.load('/admin/books')).words).toContain('Refunds that wait for a second operator')
    // The page offers no button, and the server refuses its request.
    expect((await ann.load(`/admin/bookings/${trip}`)).text).not.toContain('value="confirmed"')
    expect((await act(ann, trip, 'decide', { decision: 'confirmed' })).words).toContain(
      'waits for another operator',
    )
    expect(await refunds(trip)).toEqual([])
    const path = `/admin/bookings/${trip}`
    const shown = await ben.load(path)
    const confirm = () => ben.submit(shown, `${path}/decide`, { decision: 'confirmed' })
    const pages = await Promise.all([confirm(), confirm()])
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 422])
    await expect.poll(() => refunds(trip)).toEqual([{ amount_minor: 2001, state: 'done' }])
    expect(await actions(trip)).toEqual(['Ann: request-refund', 'Ben: confirm-refund'])
  })

  it('can be refused by another operator, and withdrawn by the one who requested it', async () => {
    const { operator, trip, give, act, refunds, actions } = await withTrip(LIMIT)
    const [ann, ben] = [await operator('Ann', 'money'), await operator('Ben', 'money')]
    await give(ann, trip, '30.00')
    await act(ben, trip, 'decide', { decision: 'refused' })
    await give(ann, trip, '30.00')
    await act(ann, trip, 'decide', { decision: 'refused' })
    expect(await refunds(trip)).toEqual([])
    expect((await ben.load(`/admin/bookings/${trip}`)).words).not.toContain('Waits for a second operator')
    expect((await actions(trip)).filter((each) => each.includes('refuse'))).toEqual([
      'Ben: refuse-refund',
      'Ann: refuse-refund',
    ])
  })

  it('counts the small refunds of a day together, of all trips and at once', async () => {
    const { operator, trip, book, give, refunds } = await withTrip(LIMIT)
    const ann = await operator('Ann', 'money')
    const other = await book()
    await Promise.all([give(ann, trip, '12.00'), give(ann, other, '12.00')])
    expect([...(await refunds(trip)), ...(await refunds(other))]).toHaveLength(1)
  })

  it('needs two operators, whatever name the owner of the token types', async () => {
    const { owner, trip, act, refunds } = await withTrip(LIMIT)
    const give = (amount: string, operator: string) =>
      act(owner, trip, 'give-back', { amount, operator, reason: 'The pool was closed.' })
    expect((await give('25.00', 'Ann')).words).toContain('This amount needs two operators')
    expect((await give('12.00', 'Ann')).status).toBe(200)
    expect((await give('12.00', 'Ben')).words).toContain('This amount needs two operators')
    expect(await refunds(trip)).toHaveLength(1)
  })
})
