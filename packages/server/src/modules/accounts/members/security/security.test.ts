import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type AccountServer, accountServer, PASSWORD } from '../testing.ts'

let server: AccountServer
beforeAll(async () => {
  server = await accountServer({ environment: { TRUST_PROXY: '1', COUNTRY_HEADER: 'cf-ipcountry' } })
})
afterAll(() => server.stop())

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const NEW = 'Other-Pass2!'

async function member(email: string) {
  const { identityID: id, accessToken: token, refreshToken, device } = await server.join(email)
  const call = (path: string, body?: object, by = token) =>
    server.send(body ? 'POST' : 'GET', `/api/profile/users/${id}/${path}`, body, by)
  return { id, email, token, refreshToken, device, call }
}

async function signIn(email: string, more: { agent?: string; country?: string; device?: string } = {}) {
  const { agent, country, device, password = PASSWORD } = { password: PASSWORD, ...more }
  const response = await server.app.request('/api/auth/sign-in', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.9',
      ...(agent && { 'user-agent': agent }),
      ...(country && { 'cf-ipcountry': country }),
    },
    body: JSON.stringify({ refId: '8183', username: email, password, device }),
  })
  return response.json()
}
const subjects = async (email: string) => (await server.mailsTo(email)).map(({ subject }) => subject)
const code = (answer: { body: { error?: { code: string } } }) => answer.body.error?.code

describe('a change of password', () => {
  it('needs the old one, ends every other session, and mails the member', async () => {
    const ann = await member('ann@example.com')
    const other = await signIn(ann.email, { device: ann.device })
    expect(code(await ann.call('password', { oldPassword: 'Wrong-Pass1!', newPassword: NEW }))).toBe(
      'NotAuthorizedException',
    )
    expect(code(await ann.call('password', { oldPassword: PASSWORD, newPassword: 'short' }))).toBe(
      'InvalidPasswordException',
    )
    const done = await ann.call('password', { oldPassword: PASSWORD, newPassword: NEW })
    expect(done).toMatchObject({ status: 200, body: { ok: true } })
    expect((await ann.call('sessions')).body.sessions).toHaveLength(1)
    expect((await ann.call('sessions', undefined, other.accessToken)).status).toBe(401)
    expect((await server.auth('refresh', { refreshToken: other.refreshToken })).status).toBe(401)
    expect((await server.auth('sign-in', { username: ann.email, password: PASSWORD })).status).toBe(401)
    expect((await server.auth('sign-in', { username: ann.email, password: NEW })).status).toBe(200)
    expect(await subjects(ann.email)).toContainEqual(expect.stringMatching(/^Your .+ password was changed$/))
  })

  it('names the wrong field, whatever else is wrong with the account', async () => {
    const ann = await member('field@example.com')
    const body = { error: { code: 'NotAuthorizedException', message: 'Incorrect password.' } }
    const wrong = { oldPassword: 'Wrong-Pass1!', newPassword: NEW }
    expect(await ann.call('password', wrong)).toMatchObject({ status: 400, body })
    const { db } = server.deps
    await db.updateTable('users').set({ email_verified: false }).where('id', '=', ann.id).execute()
    const right = { oldPassword: PASSWORD, newPassword: NEW }
    expect(await ann.call('password', right)).toMatchObject({ status: 400, body })
  })

  it('answers 503 when no password could be checked', async () => {
    const ann = await member('busy@example.com')
    const { identity } = server.deps
    const signIn = vi.spyOn(identity, 'signIn').mockResolvedValue({ kind: 'busy' })
    const answer = await ann.call('password', { oldPassword: PASSWORD, newPassword: NEW })
    signIn.mockRestore()
    expect(answer).toMatchObject({ status: 429, body: { error: { code: 'LimitExceededException' } } })
  })

  it('refuses another member’s account', async () => {
    const eve = await member('eve@example.com')
    const bob = await member('bob@example.com')
    expect((await bob.call('password', { oldPassword: PASSWORD, newPassword: NEW }, eve.token)).status).toBe(
      404,
    )
  })
})

describe('a change of email address', () => {
  it('needs the code from the new address, informs the old one, and keeps the session', async () => {
    const ann = await member('old@example.com')
    const email = 'New@Example.com'
    expect((await ann.call('email', { email })).body).toEqual({ ok: true })
    const pin = await server.pinFor('new@example.com')
    expect(
      code(await ann.call('email/confirm', { email, pin: pin === '00000000' ? '1'.repeat(8) : '00000000' })),
    ).toBe('CodeMismatchException')
    expect((await server.auth('sign-in', { username: email, password: PASSWORD })).status).toBe(401)
    expect((await ann.call('email/confirm', { email, pin })).body).toEqual({ ok: true })
    // An older token has the new address at once.
    const { customer } = (await server.send('GET', `/api/profile/users/${ann.id}`, undefined, ann.token)).body
      .data
    expect(customer).toMatchObject({ email: 'new@example.com' })
    const renewed = await server.auth('refresh', { refreshToken: ann.refreshToken })
    expect(renewed.body).toMatchObject({ email: 'new@example.com', identityID: ann.id })
    expect((await server.auth('sign-in', { username: email, password: PASSWORD })).status).toBe(200)
    expect((await server.auth('sign-in', { username: ann.email, password: PASSWORD })).status).toBe(401)
    const [mail] = (await server.mailsTo(ann.email)).slice(-1)
    expect(mail?.subject).toContain('was changed')
    expect(mail?.body_text).toContain('n•••@example.com')
    expect(mail?.body_text).not.toContain('new@example.com')
    expect(code(await ann.call('email/confirm', { email, pin }))).toBe('CodeMismatchException')
  })

  it('informs only the owner of an address in use, and cannot be confirmed; a code does not work for another member', async () => {
    const ann = await member('mine@example.com')
    await member('theirs@example.com')
    expect((await ann.call('email', { email: 'theirs@example.com' })).body).toEqual({ ok: true })
    await expect
      .poll(() => subjects('theirs@example.com'))
      .toContainEqual(expect.stringMatching(/^You already have/))
    const eve = await member('thief@example.com')
    await ann.call('email', { email: 'free@example.com' })
    const pin = await server.pinFor('free@example.com')
    expect(code(await eve.call('email/confirm', { email: 'free@example.com', pin }))).toBe(
      'CodeMismatchException',
    )
    expect((await ann.call('email/confirm', { email: 'free@example.com', pin })).status).toBe(200)
  })

  it('returns an error 12 hours after the login, and for an invalid address', async () => {
    const ann = await member('stale@example.com')
    expect((await ann.call('email', { email: 'no address' })).status).toBe(400)
    await server.deps.db
      .updateTable('sessions')
      .set({ created_at: new Date(Date.now() - 13 * 3_600_000) })
      .where('user_id', '=', ann.id)
      .execute()
    const late = await ann.call('email', { email: 'later@example.com' })
    expect(late).toMatchObject({ status: 400, body: { error: { code: 'NotAuthorizedException' } } })
  })
})

describe('sessions of a member', () => {
  it('show each device, which ends alone or with all others at once', async () => {
    const ann = await member('many@example.com')
    const phone = await signIn(ann.email, { agent: PHONE, country: 'pt' })
    await signIn(ann.email, { agent: CHROME, country: 'XYZ' })
    await server.auth('refresh', { refreshToken: phone.refreshToken })
    const { sessions } = (await ann.call('sessions')).body
    expect(sessions).toHaveLength(3)
    expect(sessions[0]).toMatchObject({ browser: 'Safari', system: 'iOS', country: 'PT', isThis: false })
    expect(sessions[1]).toMatchObject({ browser: 'Chrome', system: 'Windows', isThis: false })
    expect(sessions[1]).not.toHaveProperty('country')
    expect(sessions[2]).toMatchObject({ browser: '', system: '', isThis: true })
    expect(JSON.stringify(sessions)).not.toContain('203.0.113')
    expect((await ann.call('sessions/end', { session: sessions[0].id })).body).toEqual({ ok: true })
    expect((await server.auth('refresh', { refreshToken: phone.refreshToken })).status).toBe(401)
    expect((await ann.call('sessions/end', {})).body).toEqual({ ok: true })
    expect((await ann.call('sessions')).body.sessions).toMatchObject([{ isThis: true }])
  })

  it('end only by their own member', async () => {
    const ann = await member('safe@example.com')
    const eve = await member('ender@example.com')
    const [own] = (await ann.call('sessions')).body.sessions
    expect((await eve.call('sessions/end', { session: own.id })).body).toEqual({ ok: true })
    expect((await ann.call('sessions')).body.sessions).toHaveLength(1)
  })

  it('on a new device mail the member, but not on the first or a known one', async () => {
    const ann = await member('device@example.com')
    const isNew = (subject: string) => subject.startsWith('New login')
    expect((await subjects(ann.email)).filter(isNew)).toEqual([])
    await signIn(ann.email, { device: ann.device })
    expect((await subjects(ann.email)).filter(isNew)).toEqual([])
    await signIn(ann.email, { agent: PHONE, country: 'PT' })
    const mail = (await server.mailsTo(ann.email)).find(({ subject }) => isNew(subject))
    expect(mail?.body_text).toContain('Device: Safari, iOS')
    expect(mail?.body_text).toContain('Place: Portugal')
    expect(mail?.body_text).not.toContain('203.0.113')
  })
})
