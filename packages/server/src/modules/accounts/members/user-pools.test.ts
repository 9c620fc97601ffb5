import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CognitoStandIn, cognitoStandIn } from '../../../adapters/cognito/testing/cognito-stand-in.ts'
import { quickPool } from '../../../adapters/cognito/testing/on-stand-in.ts'
import { TooBusy } from '../../../ports/identity.ts'
import { type AccountServer, accountServer, PASSWORD } from './testing.ts'

/** A server on one of the pools, with access to its mails, clock and administration. */
interface PoolUnderTest {
  readonly server: AccountServer
  /** The newest code for an address, after `mails` mails. */
  pinFor(email: string, mails: number, purpose?: 'confirm' | 'reset'): Promise<string>
  /** Makes the codes of an address expire. */
  letPinsExpire(email: string): Promise<void>
  setBusy(isBusy: boolean): void
  stop(): Promise<void>
}

async function builtIn(): Promise<PoolUnderTest> {
  let isBusy = false
  const server = await accountServer({
    replace: ({ identity }) => ({
      identity: {
        ...identity,
        hash: (password) => (isBusy ? Promise.reject(new TooBusy('full')) : identity.hash(password)),
        signIn: async (email, password) => (isBusy ? { kind: 'busy' } : identity.signIn(email, password)),
      },
    }),
  })
  return {
    server,
    pinFor: (email, mails) => server.pinFor(email, mails),
    async letPinsExpire() {
      const expires_at = new Date(Date.now() - 1)
      await server.deps.db.updateTable('mailed_pins').set({ expires_at }).execute()
    },
    setBusy(next) {
      isBusy = next
    },
    stop: () => server.stop(),
  }
}

async function cognito(): Promise<PoolUnderTest & { readonly standIn: CognitoStandIn }> {
  const standIn = await cognitoStandIn()
  const server = await accountServer({ environment: standIn.environment, pool: quickPool })
  return {
    server,
    standIn,
    async pinFor(email, mails, purpose) {
      const all = standIn.users.mails.filter(
        (mail) => mail.to === email && (!purpose || mail.purpose === purpose),
      )
      const [newest] = all.slice(-1)
      if (!newest || standIn.users.mails.filter(({ to }) => to === email).length < mails)
        throw new Error(`no code for ${email}`)
      return newest.code
    },
    async letPinsExpire(email) {
      for (const code of standIn.users.find(email)?.codes.values() ?? []) code.expires = Date.now() - 1
    },
    setBusy(isBusy) {
      standIn.trouble = isBusy ? { kind: 'TooManyRequestsException' } : undefined
    },
    async stop() {
      await server.stop()
      await standIn.close()
    },
  }
}

const NEW = 'Newer-Pass2!'
const done = { status: 200, body: { ok: true } }
const code = (answer: { body: { error?: { code: string } } }) => answer.body.error?.code

describe.each([
  ['built-in', builtIn],
  ['cognito', cognito],
] as const)('the user pool %s', (name, make) => {
  let pool: PoolUnderTest
  let server: AccountServer
  let count = 0
  const fresh = () => `${name}${count++}@example.com`
  beforeAll(async () => {
    pool = await make()
    server = pool.server
  })
  afterAll(() => pool.stop())

  const signIn = (username: string, password = PASSWORD) => server.auth('sign-in', { username, password })
  const join = async (email: string) => {
    await server.auth('sign-up', { username: email, password: PASSWORD })
    const pin = await pool.pinFor(email, 1)
    await server.auth('confirm', { username: email, pin, password: PASSWORD })
    const { body } = await signIn(email)
    const call = (path: string, input: object, by = body.accessToken) =>
      server.send('POST', `/api/profile/users/${body.identityID}/${path}`, input, by)
    return {
      id: body.identityID,
      token: body.accessToken,
      device: body.device,
      refreshToken: body.refreshToken,
      call,
    }
  }
  const refresh = (refreshToken: string) => server.auth('refresh', { refreshToken })

  it('[ACC-192] [ACC-193] [ACC-040] signs up, confirms with the code, and signs in by any case of the name', async () => {
    const email = fresh()
    expect(await server.auth('sign-up', { username: email.toUpperCase(), password: PASSWORD })).toEqual(done)
    const first = await pool.pinFor(email, 1)
    expect(await signIn(email)).toMatchObject({
      status: 403,
      body: { error: { code: 'UserNotConfirmedException' } },
    })
    expect(await server.auth('resend', { username: email })).toEqual(done)
    const pin = await pool.pinFor(email, 2)
    if (pin !== first)
      expect(code(await server.auth('confirm', { username: email, pin: first }))).toBe(
        'CodeMismatchException',
      )
    expect(await server.auth('confirm', { username: email, pin, password: PASSWORD })).toEqual(done)
    const { status, body } = await signIn(` ${email.toUpperCase()} `)
    expect([status, body.email]).toEqual([200, email])
    const profile = await server.send(
      'GET',
      `/api/profile/users/${body.identityID}`,
      undefined,
      body.accessToken,
    )
    expect(profile.body.data.customer).toMatchObject({ id: body.identityID, email })
    expect((await signIn(email)).body.identityID).toBe(body.identityID)
  })

  it('answers an unknown user like a wrong password, and all wrong codes alike', async () => {
    const email = fresh()
    await join(email)
    const [wrong, unknown] = [await signIn(email, NEW), await signIn(fresh(), NEW)]
    expect(wrong).toEqual(unknown)
    expect(wrong).toMatchObject({
      status: 401,
      body: { error: { code: 'NotAuthorizedException', message: 'Incorrect email or password.' } },
    })
    await server.auth('forgot-password', { email })
    const waiting = fresh()
    await server.auth('sign-up', { username: waiting, password: PASSWORD })
    await pool.pinFor(waiting, 1)
    const pins = [email, fresh(), waiting].flatMap((username) => [
      server.auth('reset-password', { email: username, pin: '00000000', newPassword: NEW }),
      server.auth('confirm', { username, pin: '00000000' }),
    ])
    for (const answer of await Promise.all(pins))
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'CodeMismatchException' } } })
  })

  it('[AQ-20] answers known and unknown addresses alike; the owner is informed of a sign-up, and nothing changes', async () => {
    const email = fresh()
    await join(email)
    for (const [path, of] of [
      ['sign-up', (username: string) => ({ username, password: NEW })],
      ['resend', (username: string) => ({ username })],
      ['forgot-password', (address: string) => ({ email: address })],
    ] as const)
      expect([await server.auth(path, of(email)), await server.auth(path, of(fresh()))]).toEqual([done, done])
    await expect
      .poll(async () => (await server.mailsTo(email)).map(({ subject }) => subject))
      .toContainEqual(expect.stringMatching(/^You already have/))
    expect([(await signIn(email, NEW)).status, (await signIn(email)).status]).toEqual([401, 200])
  })

  it('gives another person’s sign-up no access: the password of the code’s reader counts', async () => {
    const email = fresh()
    await server.auth('sign-up', { username: email, password: 'Their-Pass9!' })
    await pool.pinFor(email, 1)
    await server.auth('sign-up', { username: email, password: PASSWORD })
    const pin = await pool.pinFor(email, 2)
    expect(await server.auth('confirm', { username: email, pin, password: PASSWORD })).toEqual(done)
    expect([(await signIn(email)).status, (await signIn(email, 'Their-Pass9!')).status]).toEqual([200, 401])
  })

  it('[ACC-194] changes a password with the old one, and ends every other session', async () => {
    const email = fresh()
    const ann = await join(email)
    const other = (await signIn(email)).body
    expect(code(await ann.call('password', { oldPassword: NEW, newPassword: NEW }))).toBe(
      'NotAuthorizedException',
    )
    expect(await ann.call('password', { oldPassword: PASSWORD, newPassword: NEW })).toEqual(done)
    expect((await refresh(other.refreshToken)).status).toBe(401)
    expect((await refresh(ann.refreshToken)).status).toBe(200)
    expect([(await signIn(email)).status, (await signIn(email, NEW)).status]).toEqual([401, 200])
  })

  it('[ACC-194] changes the address with the code from the new one', async () => {
    const [email, next] = [fresh(), fresh()]
    const ann = await join(email)
    await join(fresh())
    expect(await ann.call('email', { email: next })).toEqual(done)
    const pin = await server.pinFor(next)
    expect(await ann.call('email/confirm', { email: next, pin })).toEqual(done)
    expect((await signIn(next)).body).toMatchObject({ identityID: ann.id, email: next })
    expect((await signIn(email)).status).toBe(401)
    expect((await refresh(ann.refreshToken)).body.email).toBe(next)
  })

  it('does not give a member the address of another', async () => {
    const [email, theirs] = [fresh(), fresh()]
    const ann = await join(email)
    await join(theirs)
    await ann.call('email', { email: theirs })
    await expect
      .poll(async () => (await server.mailsTo(theirs)).map(({ subject }) => subject))
      .toContainEqual(expect.stringMatching(/^You already have/))
    expect((await signIn(theirs)).body.identityID).not.toBe(ann.id)
  })

  it('[ACC-195] sets a forgotten password with the code, once, and ends every session', async () => {
    const email = fresh()
    const ann = await join(email)
    expect(await server.auth('forgot-password', { email: email.toUpperCase() })).toEqual(done)
    const pin = await pool.pinFor(email, 2, 'reset')
    const reset = () => server.auth('reset-password', { email, pin, newPassword: NEW })
    expect(await reset()).toEqual(done)
    expect((await refresh(ann.refreshToken)).status).toBe(401)
    expect([(await signIn(email)).status, (await signIn(email, NEW)).status]).toEqual([401, 200])
    expect(code(await reset())).toBe('CodeMismatchException')
    expect((await server.mailsTo(email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/password was changed$/),
    )
  })

  it('reports an expired code to a device that has signed in before', async () => {
    const email = fresh()
    const { device } = await join(email)
    await server.auth('forgot-password', { email })
    const pin = await pool.pinFor(email, 2, 'reset')
    await pool.letPinsExpire(email)
    const answer = await server.auth('reset-password', { email, pin, newPassword: NEW, device })
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'ExpiredCodeException' } } })
    expect((await signIn(email)).status).toBe(200)
  })

  it('refuses weak passwords with the texts of the specification', async () => {
    const words = 'Password requires one uppercase letter, one number, and one special character'
    const refused = {
      status: 400,
      body: { error: { code: 'InvalidPasswordException', reason: 'passwordTooSimple', message: words } },
    }
    const ann = await join(fresh())
    expect(await server.auth('sign-up', { username: fresh(), password: 'abcdefg1!' })).toEqual(refused)
    expect(await ann.call('password', { oldPassword: PASSWORD, newPassword: 'abcdefg1!' })).toEqual(refused)
  })

  it('ends every other session at once', async () => {
    const email = fresh()
    const ann = await join(email)
    const other = (await signIn(email)).body
    expect(await ann.call('sessions/end', {})).toEqual(done)
    expect([(await refresh(other.refreshToken)).status, (await refresh(ann.refreshToken)).status]).toEqual([
      401, 200,
    ])
  })

  it('removes a member: the password stops working, and the address is free', async () => {
    const email = fresh()
    const ann = await join(email)
    expect((await ann.call('erase', { password: NEW })).status).toBe(401)
    expect(await ann.call('erase', { password: PASSWORD })).toEqual(done)
    await expect.poll(async () => (await signIn(email)).status).toBe(401)
    const mails = (await server.mailsTo(email)).length
    await server.auth('sign-up', { username: email, password: NEW })
    expect(await pool.pinFor(email, mails + 1, 'confirm')).toMatch(/^\d+$/)
  })

  it('reports too many requests', async () => {
    const email = fresh()
    await join(email)
    pool.setBusy(true)
    const answer = await signIn(email)
    pool.setBusy(false)
    expect(answer).toMatchObject({ status: 429, body: { error: { code: 'LimitExceededException' } } })
    expect((await signIn(email)).status).toBe(200)
  })
})
