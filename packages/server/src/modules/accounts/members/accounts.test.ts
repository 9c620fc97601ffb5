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
  it('[ACC-058] [ACC-059] refuses weak passwords with the texts of the specification', async () => {
    for (const [password, message] of [
      ['Ab1!xyz', 'Password requires 8 character minimum'],
      ['abcdefg1!', 'Password requires one uppercase letter, one number, and one special character'],
      ['ABCDEFG1!', 'Password requires one uppercase letter, one number, and one special character'],
      ['Abcdefgh!', 'Password requires one uppercase letter, one number, and one special character'],
      ['Abcdefgh1', 'Password requires one uppercase letter, one number, and one special character'],
    ] as const)
      expect((await server.auth('sign-up', { username: fresh(), password })).body.error).toMatchObject({
        code: 'InvalidPasswordException',
        reason: message.includes('minimum') ? 'passwordTooShort' : 'passwordTooSimple',
        message,
      })
    expect((await server.auth('sign-up', { username: 'no address', password: PASSWORD })).status).toBe(400)
  })

  it('refuses a weak password with the code too, which stays valid', async () => {
    const email = fresh()
    await server.auth('sign-up', { username: email, password: PASSWORD })
    const pin = await server.pinFor(email)
    const weak = await server.auth('confirm', { username: email, pin, password: 'short' })
    expect(weak.body.error.code).toBe('InvalidPasswordException')
    expect((await server.auth('confirm', { username: email, pin, password: PASSWORD })).status).toBe(200)
  })

  it('may run its job twice: the second run mails nothing, and the code of the first stays valid', async () => {
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

describe('a forgotten password', () => {
  it('makes a member of a person who forgot it before the sign-up was confirmed', async () => {
    const email = 'unconfirmed-reset@example.com'
    await server.auth('sign-up', { username: email, password: PASSWORD })
    await server.pinFor(email)
    await server.auth('forgot-password', { email })
    const pin = await server.pinFor(email, 2)
    const newPassword = 'Newer-Pass2!'
    expect((await server.auth('reset-password', { email, pin, newPassword })).body).toEqual({ ok: true })
    expect((await server.auth('sign-in', { username: email, password: newPassword })).status).toBe(200)
  })

  it('gets the same answer and no mail at an unknown address', async () => {
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

  it('allows 5 guesses of a code and no more, also when they come at once', async () => {
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

  it('expires its code after an hour', async () => {
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
  it('holds no password and no code in plain text', async () => {
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
