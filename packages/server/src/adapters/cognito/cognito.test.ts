import { beforeEach, describe, expect, it } from 'vitest'
import { ConfigError } from '../../kernel/environment.ts'
import { accountServer, PASSWORD } from '../../modules/accounts/members/testing.ts'
import { poolPrefix } from '../../ports/user-pool.ts'
import { testConfig } from '../../testing/server.ts'
import { shortTimeouts } from '../../testing/timeouts.ts'
import { poolProblems } from './pool-name.ts'
import type { CognitoStandIn } from './testing/cognito-stand-in.ts'
import { onStandIn } from './testing/on-stand-in.ts'

const NEW = 'Newer-Pass2!'
const away = { status: 503, body: { error: { code: 'SERVER_ERROR' } } }
const { standIn: pool, codeFor, signIn, started, join } = onStandIn()
let standIn: CognitoStandIn
beforeEach(() => {
  standIn = pool()
})

describe('an unreachable pool', () => {
  it.each(['failure', 'broken-line'] as const)(
    '(%s) costs a 503 with the time to retry, and loses nothing',
    async (kind) => {
      const server = await started()
      const email = 'ann@example.com'
      await server.auth('sign-up', { username: email, password: PASSWORD })
      standIn.trouble = { kind }
      const pin = codeFor(email)
      for (const [path, body] of [
        ['sign-in', { username: email, password: PASSWORD }],
        ['confirm', { username: email, pin }],
        ['sign-up', { username: 'bob@example.com', password: PASSWORD }],
        ['forgot-password', { email }],
      ] as const)
        expect(await server.auth(path, body), path).toMatchObject(away)
      standIn.trouble = undefined
      expect((await server.auth('confirm', { username: email, pin })).status).toBe(200)
      expect((await signIn(server, email)).status).toBe(200)
    },
  )

  it('times out after 5 seconds', async () => {
    const server = await started()
    standIn.trouble = { kind: 'silence' }
    const timeouts = shortTimeouts()
    expect(await signIn(server, 'ann@example.com')).toMatchObject(away)
    expect(timeouts).toEqual([5_000])
  })

  it('retries once after a failure', async () => {
    const server = await started()
    const email = 'ann@example.com'
    await join(server, email)
    standIn.trouble = { kind: 'failure', times: 1 }
    expect((await signIn(server, email)).status).toBe(200)
  })

  it('does not block the start of a server: the server checks it before the first call', async () => {
    standIn.trouble = { kind: 'failure' }
    const server = await started()
    expect(await signIn(server, 'ann@example.com')).toMatchObject(away)
    standIn.trouble = undefined
    expect(await join(server, 'ann@example.com')).toMatchObject({ email: 'ann@example.com' })
  })

  it('loses a deleted member once it is back', async () => {
    const server = await started()
    const { identityID, accessToken } = await join(server, 'ann@example.com')
    standIn.trouble = { kind: 'failure', only: 'AdminDeleteUser' }
    const path = `/api/profile/users/${identityID}/erase`
    expect((await server.send('POST', path, { password: PASSWORD }, accessToken)).status).toBe(200)
    await expect.poll(() => standIn.calls.includes('AdminDeleteUser')).toBe(true)
    expect(standIn.users.find('ann@example.com')).toBeDefined()
    standIn.trouble = undefined
    await expect.poll(() => standIn.users.find('ann@example.com')).toBeUndefined()
  })
})

describe('the owner of a pool', () => {
  const named = (name: string) => ({ name, isByEmail: true, isCaseSensitive: false, hasMfa: false })

  it('[ACC-196] names it with qa- for trials and with prod- for production', () => {
    expect([poolPrefix(true), poolPrefix(false)]).toEqual(['qa-', 'prod-'])
    expect(testConfig().COGNITO_QA).toBe(true)
    expect(
      testConfig({ NODE_ENV: 'production', SANDBOX: 'true', AUTH_SECRET: 'x'.repeat(40) }).COGNITO_QA,
    ).toBe(false)
    expect(poolProblems(named('qa-stays'), true)).toEqual([])
    expect(poolProblems(named('prod-stays'), false)).toEqual([])
    expect(poolProblems(named('prod-stays'), true)).toMatchObject([expect.stringContaining('prod-stays')])
    expect(poolProblems(named('qa-stays'), false)).toMatchObject([expect.stringContaining('COGNITO_QA')])
  })

  it('[ACC-196] a server refuses to start on a pool of the other kind, or on one without access', async () => {
    standIn.settings.poolName = 'prod-staykit'
    await expect(accountServer({ environment: standIn.environment })).rejects.toThrow(ConfigError)
    await started({ COGNITO_QA: 'false' })
    await expect(started({ COGNITO_QA: 'false', AWS_SECRET_ACCESS_KEY: 'another' })).rejects.toThrow(
      /COGNITO_USER_POOL_ID/,
    )
  })

  it.each([
    ['does not take e-mail addresses', { isByEmail: false }, /does not take e-mail addresses as user names/],
    ['requires a second factor', { hasMfa: true }, /requires a second factor/],
  ])('a server refuses to start on a pool that %s', async (_, changed, message) => {
    Object.assign(standIn.settings, changed)
    await expect(started()).rejects.toThrow(message)
  })
})

describe('privacy of members in the pool', () => {
  it('a client without PreventUserExistenceErrors answers the same', async () => {
    standIn.settings.preventsExistenceErrors = false
    const server = await started()
    await join(server, 'ann@example.com')
    expect(await signIn(server, 'nobody@example.com', NEW)).toEqual(
      await signIn(server, 'ann@example.com', NEW),
    )
    const forgot = (email: string) => server.auth('forgot-password', { email })
    expect(await forgot('nobody@example.com')).toEqual(await forgot('ann@example.com'))
  })

  it('reports the limit of a user only to a device that has signed in', async () => {
    const server = await started()
    const { device } = await join(server, 'ann@example.com')
    await server.auth('forgot-password', { email: 'ann@example.com' })
    standIn.trouble = { kind: 'LimitExceededException' }
    const reset = { email: 'ann@example.com', pin: '000000', newPassword: NEW }
    const stranger = await server.auth('reset-password', reset)
    expect(stranger.body.error.code).toBe('CodeMismatchException')
    expect((await server.auth('reset-password', { ...reset, device })).body.error.code).toBe(
      'LimitExceededException',
    )
    expect((await server.auth('forgot-password', { email: 'ann@example.com' })).status).toBe(200)
  })
})

it('refuses a password that only the pool finds too weak with its text, on the password field', async () => {
  const server = await started()
  const answer = await server.auth('sign-up', { username: 'ann@example.com', password: 'Banned-Pass1!' })
  expect(answer).toEqual({
    status: 400,
    body: {
      error: { code: 'InvalidPasswordException', message: 'Password is one of those that everybody has' },
    },
  })
})

it('links a member by the subject: a social login keeps its member, and an address changed there changes here', async () => {
  const server = await started()
  const { identity } = server.deps
  const google = { provider: 'google', issuer: 'https://accounts.google.com', subject: 'g-1' }
  const member = await identity.registerLinked('ann@example.com', google)
  expect((await join(server, 'ann@example.com')).identityID).toBe(member.id)
  const [user] = standIn.users.all
  if (user) user.email = 'married@example.com'
  const again = (await signIn(server, 'married@example.com')).body
  expect(again).toMatchObject({ identityID: member.id, email: 'married@example.com' })
})

it('ends the login of an account by Facebook with the same address, which has not proved it', async () => {
  const server = await started()
  const { identity, db } = server.deps
  const facebook = { provider: 'facebook', issuer: 'https://www.facebook.com', subject: 'f-1' }
  const member = await identity.registerLinked('ann@example.com', facebook)
  expect((await join(server, 'ann@example.com')).identityID).toBe(member.id)
  const rows = await db.selectFrom('accounts').select('provider_id').execute()
  expect(rows).toEqual([{ provider_id: 'cognito' }])
})

it('stores no password, and no token of the pool', async () => {
  const server = await started()
  await join(server, 'ann@example.com')
  const rows = await server.deps.db.selectFrom('accounts').selectAll().execute()
  expect(rows).toMatchObject([{ provider_id: 'cognito', password: null }])
  expect(await server.deps.db.selectFrom('sign_ups').selectAll().execute()).toEqual([])
})
