import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountQueues, SIGN_UP_QUEUE } from './account-jobs.ts'
import { type AccountServer, accountServer, PASSWORD } from './testing.ts'

let server: AccountServer
beforeAll(async () => {
  server = await accountServer()
})
afterAll(() => server.stop())

let count = 0
const fresh = () => `ann${count++}@example.com`

describe('sign-up', () => {
  it('[ACC-192] [ACC-193] [ACC-040] mails a pin, confirms with it, signs in with any case of the name', async () => {
    const email = fresh()
    expect(await server.auth('sign-up', { username: email.toUpperCase(), password: PASSWORD })).toEqual({
      status: 200,
      body: { ok: true },
    })
    const pin = await server.pinFor(email)
    expect((await server.auth('sign-in', { username: email, password: PASSWORD })).body.error.code).toBe(
      'UserNotConfirmedException',
    )
    expect((await server.auth('confirm', { username: email, pin })).body).toEqual({ ok: true })
    const { status, body } = await server.auth('sign-in', {
      username: ` ${email.toUpperCase()} `,
      password: PASSWORD,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ email, expiresIn: 900, identityID: expect.any(String) })
  })

  it('[ACC-193] the code can be asked for again; the one before is then void', async () => {
    const email = fresh()
    await server.auth('sign-up', { username: email, password: PASSWORD })
    const first = await server.pinFor(email)
    await server.auth('resend', { username: email })
    const second = await server.pinFor(email, 2)
    expect((await server.auth('confirm', { username: email, pin: first })).body.error.code).toBe(
      'CodeMismatchException',
    )
    expect((await server.auth('confirm', { username: email, pin: second })).status).toBe(200)
  })

  it('with a known address: the same answer, no pin, and the owner hears of it; nothing changes', async () => {
    const email = fresh()
    const session = await server.join(email)
    const answer = await server.auth('sign-up', { username: email, password: 'Other-Pass2!' })
    expect(answer).toEqual({ status: 200, body: { ok: true } })
    await expect.poll(async () => (await server.mailsTo(email)).at(-1)?.subject).toMatch(/^You already have/)
    expect((await server.auth('sign-in', { username: email, password: 'Other-Pass2!' })).status).toBe(401)
    expect(
      (await server.send('GET', `/api/profile/users/${session.identityID}`, undefined, session.accessToken))
        .status,
    ).toBe(200)
  })

  it('[ACC-058] [ACC-059] weak passwords are refused in the words of the specification', async () => {
    for (const [password, message] of [
      ['Ab1!xyz', 'Password requires 8 character minimum'],
      ['abcdefg1!', 'Password requires one uppercase letter, one number, and one special character'],
      ['ABCDEFG1!', 'Password requires one uppercase letter, one number, and one special character'],
      ['Abcdefgh!', 'Password requires one uppercase letter, one number, and one special character'],
      ['Abcdefgh1', 'Password requires one uppercase letter, one number, and one special character'],
    ] as const)
      expect((await server.auth('sign-up', { username: fresh(), password })).body.error).toEqual({
        code: 'InvalidPasswordException',
        message,
      })
    expect((await server.auth('sign-up', { username: 'no address', password: PASSWORD })).status).toBe(400)
  })

  it('a weak password is refused with the pin too, which stays good', async () => {
    const email = fresh()
    await server.auth('sign-up', { username: email, password: PASSWORD })
    const pin = await server.pinFor(email)
    const weak = await server.auth('confirm', { username: email, pin, password: 'short' })
    expect(weak.body.error.code).toBe('InvalidPasswordException')
    expect((await server.auth('confirm', { username: email, pin, password: PASSWORD })).status).toBe(200)
  })

  it('its job may run twice: nobody gets a second mail, and the pin of the first is good', async () => {
    const email = fresh()
    await server.auth('sign-up', { username: email, password: PASSWORD })
    const pin = await server.pinFor(email)
    const { db } = server.deps
    await expect
      .poll(() => db.selectFrom('sign_ups').selectAll().where('email', '=', email).execute())
      .toEqual([])
    const id = (await server.mailsTo(email))[0]?.key.replace('sign-up:', '') ?? ''
    const again = () => accountQueues[SIGN_UP_QUEUE](server.deps, { subject: id })
    await again()
    const row = { id, email, password_hash: 'x', ref_id: '8183', locale: null }
    await db.insertInto('sign_ups').values(row).execute()
    await again()
    expect(await server.mailsTo(email)).toHaveLength(1)
    expect((await server.auth('confirm', { username: email, pin })).status).toBe(200)
  })
})

describe('sign-in', () => {
  it('says one thing for an unknown user and a wrong password, after the same work', async () => {
    const email = fresh()
    await server.join(email)
    const wrong = await server.auth('sign-in', { username: email, password: 'Wrong-Pass1!' })
    const unknown = await server.auth('sign-in', { username: fresh(), password: 'Wrong-Pass1!' })
    expect(wrong).toEqual(unknown)
    expect(wrong).toMatchObject({
      status: 401,
      body: { error: { code: 'NotAuthorizedException', message: 'Incorrect email or password.' } },
    })
  })
})

describe('a forgotten password', () => {
  it('whoever forgot the password before the sign-up was confirmed is a member once it is reset', async () => {
    const email = 'unconfirmed-reset@example.com'
    await server.auth('sign-up', { username: email, password: PASSWORD })
    await server.pinFor(email)
    await server.auth('forgot-password', { email })
    const pin = await server.pinFor(email, 2)
    const newPassword = 'Newer-Pass2!'
    expect((await server.auth('reset-password', { email, pin, newPassword })).body).toEqual({ ok: true })
    expect((await server.auth('sign-in', { username: email, password: newPassword })).status).toBe(200)
  })

  it('[ACC-195] is replaced with the mailed pin, and ends every session', async () => {
    const email = fresh()
    const before = await server.join(email)
    expect((await server.auth('forgot-password', { email })).body).toEqual({ ok: true })
    const pin = await server.pinFor(email, 2)
    const newPassword = 'Newer-Pass2!'
    expect((await server.auth('reset-password', { email, pin, newPassword })).body).toEqual({ ok: true })
    expect((await server.auth('sign-in', { username: email, password: PASSWORD })).status).toBe(401)
    expect((await server.auth('sign-in', { username: email, password: newPassword })).status).toBe(200)
    const profile = `/api/profile/users/${before.identityID}`
    expect((await server.send('GET', profile, undefined, before.accessToken)).status).toBe(401)
    expect((await server.auth('refresh', { refreshToken: before.refreshToken })).body.error.code).toBe(
      'SESSION_ENDED',
    )
    expect((await server.auth('reset-password', { email, pin, newPassword })).body.error.code).toBe(
      'CodeMismatchException',
    )
  })

  it('answers the same for an unknown address, and mails nobody', async () => {
    const email = fresh()
    expect(await server.auth('forgot-password', { email })).toEqual({ status: 200, body: { ok: true } })
    const unknown = await server.auth('reset-password', {
      email,
      pin: '12345678',
      newPassword: 'Newer-Pass2!',
    })
    const member = fresh()
    await server.join(member)
    await server.auth('forgot-password', { email: member })
    await server.pinFor(member, 2)
    const wrong = await server.auth('reset-password', {
      email: member,
      pin: '00000000',
      newPassword: 'Newer-Pass2!',
    })
    expect(wrong).toEqual(unknown)
    expect(await server.mailsTo(email)).toEqual([])
  })

  it('evaluates 5 guesses of a pin and no more, also when they come at once', async () => {
    const email = fresh()
    await server.join(email)
    await server.auth('forgot-password', { email })
    const pin = await server.pinFor(email, 2)
    const guess = (text: string) =>
      server.auth('reset-password', { email, pin: text, newPassword: 'Newer-Pass2!' })
    const wrong = Array.from({ length: 30 }, (_, index) => String(index).padStart(8, '0'))
    await Promise.all(wrong.map(guess))
    expect((await guess(pin)).body.error.code).toBe('CodeMismatchException')
    const { tries } = await server.deps.db
      .selectFrom('mailed_pins')
      .select('tries')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(tries).toBe(5)
  })

  it('a right pin after an hour has expired', async () => {
    const email = fresh()
    await server.join(email)
    await server.auth('forgot-password', { email })
    const pin = await server.pinFor(email, 2)
    await server.deps.db
      .updateTable('mailed_pins')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    expect(
      (await server.auth('reset-password', { email, pin, newPassword: 'Newer-Pass2!' })).body.error.code,
    ).toBe('ExpiredCodeException')
  })
})

describe('the database', () => {
  it('holds no password and no pin as typed', async () => {
    const email = fresh()
    await server.join(email)
    await server.auth('forgot-password', { email })
    const pin = await server.pinFor(email, 2)
    const { db } = server.deps
    const rows = [
      await db.selectFrom('accounts').selectAll().execute(),
      await db.selectFrom('sign_ups').selectAll().execute(),
      await db.selectFrom('mailed_pins').selectAll().execute(),
      await db.selectFrom('refresh_tokens').selectAll().execute(),
    ]
    expect(JSON.stringify(rows)).not.toContain(PASSWORD)
    expect(JSON.stringify(rows)).not.toContain(pin)
  })
})
