import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createLimits } from '../../../kernel/http/rate-limit.ts'
import { eraseExpiredPins } from './pins.ts'
import { type AccountServer, accountServer, PASSWORD } from './testing.ts'

let server: AccountServer
beforeAll(async () => {
  // With the rate limits of production.
  server = await accountServer({ replace: ({ database }) => ({ limit: createLimits(database.url).make }) })
})
afterAll(() => server.stop())

let count = 0
const fresh = () => `hostile${count++}@example.com`
const THEIRS = 'Their-Pass9!'
const codeOf = async (answer: ReturnType<AccountServer['auth']>) => (await answer).body.error?.code

describe('another person who signs up with an address before it is confirmed', () => {
  /** Codes in the order of their mails. */
  const pinsOf = async (email: string, mails: number) => {
    await server.pinFor(email, mails)
    return (await server.mailsTo(email)).map(({ subject }) => /\d{8}/.exec(subject)?.[0] ?? '')
  }
  const signIn = async (username: string, password: string) =>
    (await server.auth('sign-in', { username, password })).status

  it('does not change the password that the owner’s own code confirms', async () => {
    const email = fresh()
    await server.auth('sign-up', { username: email, password: PASSWORD })
    await pinsOf(email, 1)
    await server.auth('sign-up', { username: email, password: THEIRS })
    const [own = ''] = await pinsOf(email, 2)
    expect((await server.auth('confirm', { username: email, pin: own })).status).toBe(200)
    expect([await signIn(email, PASSWORD), await signIn(email, THEIRS)]).toEqual([200, 401])
  })

  it('gains nothing when the owner uses the wrong code, or a new one: the typed password is set', async () => {
    const email = fresh()
    await server.auth('sign-up', { username: email, password: PASSWORD })
    await pinsOf(email, 1)
    await server.auth('sign-up', { username: email, password: THEIRS })
    const [, theirs = ''] = await pinsOf(email, 2)
    await server.auth('confirm', { username: email, pin: theirs, password: PASSWORD })
    expect([await signIn(email, PASSWORD), await signIn(email, THEIRS)]).toEqual([200, 401])

    const other = fresh()
    await server.auth('sign-up', { username: other, password: PASSWORD })
    await pinsOf(other, 1)
    await server.auth('sign-up', { username: other, password: THEIRS })
    await pinsOf(other, 2)
    await server.auth('resend', { username: other })
    const pins = await pinsOf(other, 3)
    for (const pin of pins.slice(0, 2))
      expect(await codeOf(server.auth('confirm', { username: other, pin }))).toBeTruthy()
    await server.auth('confirm', { username: other, pin: pins[2] })
    // A new code does not show whose password it confirms: neither is set, and the owner can request a new one.
    expect([await signIn(other, PASSWORD), await signIn(other, THEIRS)]).toEqual([401, 401])
  })
})

// Each wrong password costs a hash.
describe('an attacker who guesses at an account', () => {
  const wrong = (username: string) => server.auth('sign-in', { username, password: 'Wrong-Pass1!' })

  it('does not lock out a device that has signed in before; others wait', async () => {
    const email = fresh()
    const { device } = await server.join(email)
    for (let time = 0; time < 11; time++) await wrong(email)
    const right = { username: email, password: PASSWORD }
    expect(await codeOf(server.auth('sign-in', right))).toBe('LimitExceededException')
    const back = await server.auth('sign-in', { ...right, device })
    expect(back).toMatchObject({ status: 200, body: { device: expect.any(String) } })
    // Tokens of another account and invented ones do not count; a known device has its own ten attempts.
    const { device: other } = await server.join(fresh())
    for (const unknown of [other, `${device}x`, 'x'])
      expect(await codeOf(server.auth('sign-in', { ...right, device: unknown }))).toBe(
        'LimitExceededException',
      )
    for (let time = 0; time < 10; time++)
      expect(await codeOf(server.auth('sign-in', { ...right, password: 'Wrong-Pass1!', device }))).toBe(
        'NotAuthorizedException',
      )
    expect(await codeOf(server.auth('sign-in', { ...right, device }))).toBe('LimitExceededException')
  })

  it('does not keep a known device from a new password, by mails or by wrong codes', async () => {
    const email = fresh()
    const { device } = await server.join(email)
    for (let time = 0; time < 9; time++) await server.auth('forgot-password', { email })
    expect(await codeOf(server.auth('forgot-password', { email }))).toBe('LimitExceededException')
    expect((await server.auth('forgot-password', { email, device })).status).toBe(200)
    const mails = 9
    await expect.poll(async () => (await server.mailsTo(email)).length).toBe(mails)
    const pin = await server.pinFor(email, mails)
    const newPassword = 'Newer-Pass2!'
    for (let time = 0; time < 21; time++)
      await server.auth('reset-password', { email, pin: '00000000', newPassword })
    expect(await codeOf(server.auth('reset-password', { email, pin, newPassword }))).toBe(
      'LimitExceededException',
    )
    expect((await server.auth('reset-password', { email, pin, newPassword, device })).status).toBe(200)
  })

  it('causes the same statements with a wrong code for members, unknown addresses and those that requested one', async () => {
    const member = fresh()
    await server.join(member)
    const stranger = fresh()
    const ids: Record<string, string> = { asked: fresh(), unknown: fresh() }
    await server.join(ids.asked ?? '')
    for (const email of Object.values(ids)) await server.auth('forgot-password', { email })
    await server.pinFor(ids.asked ?? '', 2)
    const pretended = () =>
      server.deps.db
        .selectFrom('mailed_pins')
        .select('id')
        .where('mail_key', 'like', 'nobody:%')
        .where('purpose', '=', 'reset')
        .execute()
    await expect.poll(async () => (await pretended()).length).toBe(1)
    const work = async (email: string) => {
      const run = vi.spyOn(pg.Client.prototype, 'query')
      await server.auth('reset-password', { email, pin: '00000000', newPassword: 'Newer-Pass2!' })
      await server.auth('confirm', { username: email, pin: '00000000' })
      const texts = run.mock.calls.map(([query]) => String((query as { text?: string })?.text ?? query))
      run.mockRestore()
      return texts.filter((text) => /mailed_pins|users|accounts/.test(text)).map((text) => text.slice(0, 60))
    }
    const rows = async (email: string) => {
      const tries = () =>
        server.deps.db
          .selectFrom('mailed_pins')
          .select(({ fn }) => fn.sum<number>('tries').as('sum'))
          .executeTakeFirstOrThrow()
      const before = (await tries()).sum
      await server.auth('reset-password', { email, pin: '00000000', newPassword: 'Newer-Pass2!' })
      return (await tries()).sum - before
    }
    const expected = await work(member)
    expect(expected).toHaveLength(2)
    for (const email of [stranger, ids.asked ?? '', ids.unknown ?? ''])
      expect(await work(email)).toEqual(expected)
    // Requests are recorded in the same way, with and without a mail.
    expect([await rows(ids.asked ?? ''), await rows(ids.unknown ?? '')]).toEqual([1, 1])
    expect(await server.mailsTo(ids.unknown ?? '')).toEqual([])
  })
})

describe('a mail with a code', () => {
  const holds = async (email: string, pin: string) =>
    JSON.stringify(await server.mailsTo(email)).includes(pin)

  it('keeps the code only while it is valid: after use, replacement or expiry it disappears, also from the subject', async () => {
    const email = fresh()
    await server.auth('sign-up', { username: email, password: PASSWORD })
    const first = await server.pinFor(email)
    await server.auth('resend', { username: email })
    const second = await server.pinFor(email, 2)
    expect([await holds(email, first), await holds(email, second)]).toEqual([false, true])
    await server.auth('confirm', { username: email, pin: second })
    expect(await holds(email, second)).toBe(false)
    await server.auth('forgot-password', { email })
    const third = await server.pinFor(email, 3)
    const { db } = server.deps
    await eraseExpiredPins(db)
    expect(await holds(email, third)).toBe(true)
    await db
      .updateTable('mailed_pins')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    await eraseExpiredPins(db)
    expect(await holds(email, third)).toBe(false)
    expect((await server.mailsTo(email)).map(({ subject }) => subject)).toEqual(
      Array(3).fill('A code that is no longer good'),
    )
  })
})

describe('a member’s session', () => {
  const ask = async (path: string, token: string, origin?: string) => {
    const headers = { authorization: `Bearer ${token}`, ...(origin && { origin }) }
    return (await server.app.request(path, { headers })).status
  }

  it('works at pages of its brand only, for calls that name no brand', async () => {
    const { brands, db } = server.deps
    const [mine, theirs] = ['https://eight.example', 'https://other.example']
    for (const [refId, origin] of [
      ['8183', mine],
      ['8298', theirs],
    ] as const) {
      const { settings } = await db
        .selectFrom('brands')
        .select('settings')
        .where('ref_id', '=', refId)
        .executeTakeFirstOrThrow()
      await db
        .updateTable('brands')
        .set({ settings: JSON.stringify({ ...settings, origins: [origin] }) })
        .where('ref_id', '=', refId)
        .execute()
    }
    await brands.forget()
    const { accessToken, identityID } = await server.join(fresh())
    for (const path of [`/api/profile/users/${identityID}`, '/platform/api/v1/booking/balances']) {
      const answers = [
        await ask(path, accessToken),
        await ask(path, accessToken, mine),
        await ask(path, accessToken, theirs),
      ]
      expect(answers, path).toEqual([200, 200, 401])
    }
  })

  it('shows and charges no saved card when it is older than half a day, until the next login', async () => {
    const email = fresh()
    const { accessToken, identityID } = await server.join(email)
    const { db } = server.deps
    const card = {
      user_id: identityID,
      provider: 'sandbox',
      token: 't',
      customer: '',
      fingerprint: 'f',
      brand: 'visa',
    }
    await db
      .insertInto('saved_cards')
      .values({
        id: 'pm_old',
        ...card,
        last_four: '4242',
        exp_month: 12,
        exp_year: 2040,
        card_holder: 'Ann',
        is_default: true,
        address: '{}',
      })
      .execute()
    const profile = async (token: string) =>
      (await server.send('GET', `/api/profile/users/${identityID}`, undefined, token)).body.data
    const change = (token: string) =>
      server.send('POST', `/api/profile/users/${identityID}/payment/pm_old`, { card_holder: 'Eve' }, token)
    expect((await profile(accessToken)).cardList).toHaveLength(1)
    const created_at = new Date(Date.now() - 13 * 3_600_000)
    await db.updateTable('sessions').set({ created_at }).where('user_id', '=', identityID).execute()
    expect(await profile(accessToken)).toMatchObject({
      cardList: [],
      isLoginNeeded: true,
      customer: { email },
    })
    const refused = { status: 401, body: { error: { code: 'LOGIN_REQUIRED' } } }
    expect(await change(accessToken)).toMatchObject(refused)
    expect(
      await server.send('DELETE', `/api/profile/users/${identityID}/payment/pm_old`, {}, accessToken),
    ).toMatchObject(refused)
    const again = (await server.auth('sign-in', { username: email, password: PASSWORD })).body.accessToken
    expect((await profile(again)).cardList).toHaveLength(1)
    expect(await change(again)).toMatchObject({ status: 200 })
  })
})
