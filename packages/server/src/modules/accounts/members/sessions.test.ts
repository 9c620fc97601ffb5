import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACCESS_SECONDS, createSessions, GRACE_SECONDS } from './sessions.ts'
import { type AccountServer, accountServer, PASSWORD } from './testing.ts'

let server: AccountServer
beforeAll(async () => {
  server = await accountServer()
})
afterAll(() => server.stop())

/** Sessions whose clock is ahead by `seconds`. */
const sessionsIn = (seconds: number) =>
  createSessions({
    db: server.deps.db,
    secrets: server.deps.config.AUTH_SECRETS,
    now: () => new Date(Date.now() + seconds * 1000),
  })
/** Makes the use of a token so many seconds old. */
const usedBefore = (token: string, seconds: number) =>
  server.deps.db
    .updateTable('refresh_tokens')
    .set({ used_at: sql`now() - ${seconds} * interval '1 second'` })
    .where('hash', '=', createHash('sha256').update(token).digest('base64url'))
    .execute()
const ended = { code: 'SESSION_ENDED', status: 401 }

describe('refresh tokens', () => {
  it('change at each use; 50 at once get one successor', async () => {
    const { refreshToken } = await server.join('many@example.com')
    const { sessions } = server.deps
    const answers = await Promise.all(Array.from({ length: 50 }, () => sessions.refresh(refreshToken)))
    const successors = new Set(answers.map((answer) => answer.refreshToken))
    expect(successors.size).toBe(1)
    expect(successors.has(refreshToken)).toBe(false)
    const next = await sessions.refresh(answers[0]?.refreshToken ?? '')
    expect(next.refreshToken).not.toBe(answers[0]?.refreshToken)
  })

  it('can be repeated for 20 s after a lost answer; later, the whole session ends', async () => {
    const { refreshToken, accessToken } = await server.join('lost@example.com')
    const first = await sessionsIn(0).refresh(refreshToken)
    await usedBefore(refreshToken, GRACE_SECONDS - 2)
    expect((await sessionsIn(0).refresh(refreshToken)).refreshToken).toBe(first.refreshToken)
    expect(await sessionsIn(0).memberOf(accessToken)).toBeDefined()
    await usedBefore(refreshToken, GRACE_SECONDS + 2)
    await expect(sessionsIn(0).refresh(refreshToken)).rejects.toMatchObject(ended)
    await expect(sessionsIn(0).refresh(first.refreshToken)).rejects.toMatchObject(ended)
    expect(await sessionsIn(0).memberOf(accessToken)).toBeUndefined()
  })

  it('stay valid for 20 s after use, not for half a minute', async () => {
    const { refreshToken } = await server.join('grace@example.com')
    await sessionsIn(0).refresh(refreshToken)
    await usedBefore(refreshToken, 30)
    await expect(sessionsIn(0).refresh(refreshToken)).rejects.toMatchObject(ended)
  })

  it('get one successor from two servers whose clocks differ by minutes', async () => {
    const { refreshToken } = await server.join('clocks@example.com')
    const first = await sessionsIn(-120).refresh(refreshToken)
    expect((await sessionsIn(120).refresh(refreshToken)).refreshToken).toBe(first.refreshToken)
  })

  it('get one answer when unknown, expired or signed out', async () => {
    const { refreshToken } = await server.join('out@example.com')
    await expect(sessionsIn(31 * 24 * 3_600).refresh(refreshToken)).rejects.toMatchObject(ended)
    expect((await server.auth('sign-out', { refreshToken })).body).toEqual({ ok: true })
    expect((await server.auth('sign-out', { refreshToken })).body).toEqual({ ok: true })
    await expect(sessionsIn(0).refresh(refreshToken)).rejects.toMatchObject(ended)
    await expect(sessionsIn(0).refresh('nonsense')).rejects.toMatchObject(ended)
  })

  it('end with their session', async () => {
    const { refreshToken, accessToken, identityID } = await server.join('over@example.com')
    const expires_at = new Date(Date.now() - 1_000)
    await server.deps.db
      .updateTable('sessions')
      .set({ expires_at })
      .where('user_id', '=', identityID)
      .execute()
    await expect(sessionsIn(0).refresh(refreshToken)).rejects.toMatchObject(ended)
    expect(await sessionsIn(0).memberOf(accessToken)).toBeUndefined()
  })

  it('appear in the database only as hashes', async () => {
    const { refreshToken } = await server.join('hash@example.com')
    const rows = await server.deps.db.selectFrom('refresh_tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(refreshToken)
  })
})

describe('access tokens', () => {
  it('live 15 minutes, are of one kind only, and cannot be changed', async () => {
    const { accessToken, refreshToken } = await server.join('access@example.com')
    expect(await sessionsIn(ACCESS_SECONDS - 5).memberOf(accessToken)).toMatchObject({
      email: 'access@example.com',
    })
    expect(await sessionsIn(ACCESS_SECONDS + 1).memberOf(accessToken)).toBeUndefined()
    const [payload = '', mac = ''] = accessToken.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'another' })).toString('base64url')
    for (const token of [`${forged}.${mac}`, payload, `${payload}.`, refreshToken, ''])
      expect(await sessionsIn(0).memberOf(token)).toBeUndefined()
  })
})

describe('the profile', () => {
  const path = (id: string) => `/api/profile/users/${id}`

  it('[ACC-197] [ACC-198] [ACC-050] the Auth-Token header reads it: customer and cardList', async () => {
    const { identityID, accessToken } = await server.join('profile@example.com')
    const { status, body } = await server.send('GET', path(identityID), undefined, accessToken)
    expect(status).toBe(200)
    expect(body.data).toEqual({
      customer: {
        id: identityID,
        email: 'profile@example.com',
        refID: '8183',
        created: expect.stringMatching(/^20/),
        providerName: 'Cognito',
      },
      cardList: [],
    })
  })

  it('[ACC-224] another user’s profile returns "User not found", a missing picture "Data not found"', async () => {
    const { identityID, accessToken } = await server.join('lookup@example.com')
    const answerTo = async (id: string) => {
      const { status, body } = await server.send('GET', id, undefined, accessToken)
      return [status, body.error.message]
    }
    expect(await answerTo(path(`${identityID}0`))).toEqual([404, 'User not found'])
    expect(await answerTo(`/api/profile/pictures/${crypto.randomUUID()}.webp`)).toEqual([
      404,
      'Data not found',
    ])
  })

  it('[ACC-050] gets its time and brand at the first log-in, and keeps them at later ones', async () => {
    const email = 'again@example.com'
    const { identityID, accessToken } = await server.join(email)
    const customer = async (token: string) =>
      (await server.send('GET', path(identityID), undefined, token)).body.data.customer
    const first = await customer(accessToken)
    expect(first).toMatchObject({ refID: '8183', created: expect.stringMatching(/^20/) })
    for (const refId of ['8183', '8184']) {
      const { body } = await server.auth('sign-in', { username: email, password: PASSWORD, refId })
      expect(await customer(body.accessToken)).toEqual(first)
    }
  })

  it('[ACC-197] accepts the Auth-Token header and the Bearer one, and a request without either is anonymous', async () => {
    const { identityID, accessToken } = await server.join('header@example.com')
    const ask = async (headers: Record<string, string>) =>
      (await server.app.request(path(identityID), { headers })).status
    expect(await ask({ 'auth-token': accessToken })).toBe(200)
    expect(await ask({ authorization: `Bearer ${accessToken}` })).toBe(200)
    expect(await ask({})).toBe(401)
    expect(await ask({ 'auth-token': `${accessToken}x` })).toBe(401)
  })

  it('[ACC-200] stores the sent fields, and returns them', async () => {
    const { identityID, accessToken } = await server.join('change@example.com')
    const change = (info: object) => server.send('POST', path(identityID), info, accessToken)
    await change({ firstName: 'José', lastName: "O'Neil-Smith", birthday: '1980-03-09', gender: 'F' })
    const { body } = await change({ city: 'Lisbon' })
    const info = {
      firstName: 'José',
      lastName: "O'Neil-Smith",
      birthday: '1980-03-09',
      gender: 'F',
      city: 'Lisbon',
    }
    expect(body.Item).toEqual(info)
    expect(
      (await server.send('GET', path(identityID), undefined, accessToken)).body.data.customer,
    ).toMatchObject(info)
    for (const wrong of [
      { firstName: 'R2\tD2' },
      { birthday: '2024-02-31' },
      { birthday: '2020-01-01' },
      { gender: 'X' },
    ])
      expect((await change(wrong)).status, JSON.stringify(wrong)).toBe(400)
    expect((await change({ email: 'else@example.com', refID: '1' })).body.Item).toEqual(info)
  })

  it("returns the same 404 for another's id and an unknown one, and nothing without a session", async () => {
    const ann = await server.join('ann-a@example.com')
    const bob = await server.join('bob-b@example.com')
    const other = await server.send('GET', path(ann.identityID), undefined, bob.accessToken)
    expect(other).toEqual(await server.send('GET', path('nobody'), undefined, bob.accessToken))
    expect(other.status).toBe(404)
    expect((await server.send('POST', path(ann.identityID), { city: 'X' }, bob.accessToken)).status).toBe(404)
    expect((await server.send('GET', path(ann.identityID))).status).toBe(401)
    expect((await server.send('GET', path(ann.identityID), undefined, 'nonsense')).body.error.code).toBe(
      'UNAUTHENTICATED',
    )
  })
})
