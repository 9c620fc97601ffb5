import { beforeEach, describe, expect, it } from 'vitest'
import { type AccountServer, PASSWORD } from '../../modules/accounts/members/testing.ts'
import type { CognitoStandIn } from './testing/cognito-stand-in.ts'
import { onStandIn } from './testing/on-stand-in.ts'

const NEW = 'Newer-Pass2!'
const ANN = 'ann@example.com'
const away = { status: 503, body: { error: { code: 'SERVER_ERROR' } } }
const done = { status: 200, body: { ok: true } }
const { standIn: pool, codeFor, signIn, started, join } = onStandIn()
let standIn: CognitoStandIn
let server: AccountServer
beforeEach(async () => {
  standIn = pool()
  server = await started()
})

/** A member with calls of the account. */
async function member(email = ANN) {
  const { identityID: id, accessToken } = await join(server, email)
  return {
    id,
    call: (path: string, body: object) =>
      server.send('POST', `/api/profile/users/${id}/${path}`, body, accessToken),
  }
}
const tokens = () => standIn.users.find(ANN)?.accessTokens.size

describe('changes of a member', () => {
  const change = async (ann: Awaited<ReturnType<typeof member>>, email: string) => {
    await ann.call('email', { email })
    return ann.call('email/confirm', { email, pin: await server.pinFor(email) })
  }

  it('a new address is set in the pool too, and counts as confirmed', async () => {
    const ann = await member()
    expect(await change(ann, 'married@example.com')).toEqual(done)
    expect(standIn.users.all).toMatchObject([{ email: 'married@example.com', isVerified: true }])
    expect((await signIn(server, 'married@example.com')).body).toMatchObject({ identityID: ann.id })
    // Their own address changes nothing.
    expect((await change(ann, ANN)).status).toBe(200)
  })

  it('an address that only the pool has counts as used, and an unreachable pool keeps the old one', async () => {
    const ann = await member()
    await ann.call('email', { email: 'bob@example.com' })
    const pin = await server.pinFor('bob@example.com')
    standIn.users.add('bob@example.com', PASSWORD)
    const refused = await ann.call('email/confirm', { email: 'bob@example.com', pin })
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(refused.status).toBeLessThan(500)
    expect(standIn.users.find(ANN)).toBeDefined()
    await ann.call('email', { email: 'married@example.com' })
    standIn.trouble = { kind: 'failure', only: 'AdminUpdateUserAttributes' }
    const next = await server.pinFor('married@example.com')
    expect(await ann.call('email/confirm', { email: 'married@example.com', pin: next })).toMatchObject(away)
    standIn.trouble = undefined
    expect((await signIn(server, ANN)).body).toMatchObject({ identityID: ann.id, email: ANN })
  })

  it('an unreachable pool changes no password; once it is back, its sessions end', async () => {
    const ann = await member()
    const passwords = { oldPassword: PASSWORD, newPassword: NEW }
    standIn.trouble = { kind: 'failure', only: 'InitiateAuth' }
    expect(await ann.call('password', passwords)).toMatchObject(away)
    expect(await ann.call('erase', { password: PASSWORD })).toMatchObject(away)
    standIn.trouble = undefined
    expect((await ann.call('erase', { password: NEW })).status).toBe(401)
    expect(await ann.call('password', passwords)).toEqual(done)
    expect(tokens()).toBe(0)
  })

  it('ending all sessions ends those of the pool; a session that the pool does not end there ends here', async () => {
    const ann = await member()
    expect(tokens()).toBe(1)
    expect(await ann.call('sessions/end', {})).toEqual(done)
    expect(tokens()).toBe(0)
    await server.auth('forgot-password', { email: ANN })
    standIn.trouble = { kind: 'failure', only: 'AdminUserGlobalSignOut' }
    const reset = { email: ANN, pin: codeFor(ANN), newPassword: NEW }
    expect(await server.auth('reset-password', reset)).toEqual(done)
  })
})

describe('users that the pool does not admit yet', () => {
  it('asks a member with a temporary password to set a new one', async () => {
    await member()
    const [user] = standIn.users.all
    if (user) user.status = 'FORCE_CHANGE_PASSWORD'
    expect((await signIn(server, ANN)).body.error.message).toMatch(/^Please set a new password first/)
  })

  it('an unconfirmed address is no member', async () => {
    await member()
    const [user] = standIn.users.all
    if (user) user.isVerified = false
    expect((await signIn(server, ANN)).body.error).toMatchObject({ code: 'UserNotConfirmedException' })
  })

  it('rejected credentials are a bug of the server, not a wrong password', async () => {
    await member()
    standIn.trouble = { kind: 'NotAuthorizedException', only: 'AdminGetUser' }
    const answer = await server.auth('sign-up', { username: ANN, password: PASSWORD })
    expect(answer.status).toBe(500)
  })
})

describe('an unconfirmed sign-up', () => {
  it('stores no password of either caller until the code is confirmed', async () => {
    await server.auth('sign-up', { username: ANN, password: 'Their-Pass9!' })
    await server.auth('sign-up', { username: ANN, password: PASSWORD })
    expect(standIn.users.all).toHaveLength(1)
    expect(['Their-Pass9!', PASSWORD]).not.toContain(standIn.users.find(ANN)?.password)
    const pin = codeFor(ANN)
    expect(await server.auth('confirm', { username: ANN, pin, password: PASSWORD })).toEqual(done)
    expect((await signIn(server, ANN)).status).toBe(200)
  })

  it('mails another code on request, and answers the same for an unknown address', async () => {
    await server.auth('sign-up', { username: ANN, password: PASSWORD })
    expect(await server.auth('resend', { username: ANN })).toEqual(done)
    expect(standIn.users.mails).toHaveLength(2)
    expect(await server.auth('resend', { username: 'nobody@example.com' })).toEqual(done)
    standIn.trouble = { kind: 'failure' }
    expect(await server.auth('resend', { username: ANN })).toMatchObject(away)
  })

  it('a password that the pool rejects as a parameter is refused as a weak one', async () => {
    const answer = await server.auth('sign-up', { username: ANN, password: `${PASSWORD} ` })
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'InvalidPasswordException' } } })
  })

  it('mails use the language of each request', async () => {
    const ask = (path: string, body: object) =>
      server.app.request(`/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': 'fr' },
        body: JSON.stringify({ refId: '8183', ...body }),
      })
    await ask('sign-up', { username: ANN, password: PASSWORD })
    await ask('resend', { username: ANN })
    await ask('confirm', { username: ANN, pin: codeFor(ANN), password: PASSWORD })
    await ask('forgot-password', { email: ANN })
    expect(standIn.users.mails.map(({ purpose, locale }) => [purpose, locale])).toEqual([
      ['confirm', 'fr'],
      ['confirm', 'fr'],
      ['reset', 'fr'],
    ])
  })
})
