import {
  CallError,
  type Client,
  confirmSignUp,
  forgotPassword,
  getUser,
  refreshSession,
  resendCode,
  resetPassword,
  signIn,
  signOut,
} from '@staykit/contract'
import { describe, expect, it } from 'vitest'
import { memoryEnvironment, personalKeys } from '../environment/index.ts'
import { createSession, hasStoredSession } from './index.ts'

const issued = {
  accessToken: 'access',
  expiresIn: 900,
  refreshToken: 'refresh',
  identityID: 'user-1',
  email: 'ann@x.com',
}
const customer = { id: 'user-1', email: 'ann@x.com', created: '', refID: '8183', firstName: 'Ann' }
const KEY = 'staykit.refresh.8183'

function setUp(answer: (call: { path: string }) => unknown = () => undefined) {
  const sent: [string, unknown][] = []
  const client = (async (call: { path: string }, body: unknown) => {
    sent.push([call.path, body])
    const own = answer(call)
    if (own instanceof Error) throw own
    if (own !== undefined) return own
    return call.path === getUser.path ? { data: { customer, cardList: [] } } : issued
  }) as unknown as Client
  const environment = memoryEnvironment()
  const open = () => createSession({ client, environment, refId: '8183' })
  return { sent, environment, open, session: open() }
}
const fail = (code: string) => new CallError({ code, message: '' })

describe('actions without a session', () => {
  it('[ACC-040] a pin confirms, then signs in with the credentials of the sign-up', async () => {
    const { sent, session } = setUp()
    await session.confirm(' Ann@X.com ', ' 123456 ', 'Aa1!aaaa')
    expect(sent.slice(0, 2)).toEqual([
      [confirmSignUp.path, { username: 'ann@x.com', pin: '123456', password: 'Aa1!aaaa' }],
      [signIn.path, { username: 'ann@x.com', password: 'Aa1!aaaa' }],
    ])
    expect(session.$status.get()).toBe('connected')
  })

  it('resend, forgot and reset name the account in lower case, and lead to no session', async () => {
    const { sent, session } = setUp()
    await session.resend('Ann@X.com ')
    await session.forgot(' Ann@X.com')
    await session.reset('Ann@X.com', ' 654321 ', 'Bb2!bbbb')
    expect(sent).toEqual([
      [resendCode.path, { username: 'ann@x.com' }],
      [forgotPassword.path, { email: 'ann@x.com' }],
      [resetPassword.path, { email: 'ann@x.com', pin: '654321', newPassword: 'Bb2!bbbb' }],
    ])
    expect(session.$status.get()).toBe('')
  })
})

describe('a session and its storage', () => {
  it('has an identity, and is stored by brand', async () => {
    const { environment, session } = setUp()
    expect(session.identityId()).toBeUndefined()
    expect(hasStoredSession(environment.storage, '8183')).toBe(false)
    await session.signIn('ann@x.com', 'x')
    expect(session.identityId()).toBe('user-1')
    expect(environment.storage.get(KEY)).toBe('refresh')
    expect(hasStoredSession(environment.storage, '8183')).toBe(true)
    expect(hasStoredSession(environment.storage, '9999')).toBe(false)
  })

  it('a member whose profile does not load is signed in all the same', async () => {
    const { session } = setUp(({ path }) => (path === getUser.path ? fail('NETWORK') : undefined))
    await session.signIn('ann@x.com', 'x')
    expect(session.$status.get()).toBe('connected')
    expect(session.$user.get()).toEqual({ id: 'user-1', email: 'ann@x.com', info: {}, preferences: null })
  })

  it('[ACC-048] logging out tells the server which session, and only when there is one', async () => {
    const { sent, environment, open, session } = setUp()
    await session.signOut()
    expect(sent).toEqual([])
    await session.signIn('ann@x.com', 'x')
    await session.signOut()
    expect(sent.at(-1)).toEqual([signOut.path, { refreshToken: 'refresh' }])
    expect([session.identityId(), environment.storage.get(KEY)]).toEqual([undefined, undefined])
    expect(session.$providers.get()).toEqual([{ name: 'pool', status: 'unauthorized', token: undefined }])
    // A session of an earlier page ends the same way, before this page has taken it up.
    environment.storage.set(KEY, 'earlier')
    await open().signOut()
    expect(sent.at(-1)).toEqual([signOut.path, { refreshToken: 'earlier' }])
  })

  it('[ACC-049] logging out removes every key with data of a person from both storages', async () => {
    const { environment, session } = setUp()
    for (const key of Object.values(personalKeys)) {
      environment.storage.set(key, 'Ann')
      environment.tabStorage.set(key, 'Ann')
    }
    environment.storage.set('dealCode', 'SUMMER')
    await session.signIn('ann@x.com', 'x')
    await session.signOut()
    for (const key of Object.values(personalKeys))
      expect([environment.storage.get(key), environment.tabStorage.get(key)]).toEqual([undefined, undefined])
    expect(environment.storage.get('dealCode')).toBe('SUMMER')
  })

  it('saves no profile without a member', async () => {
    const { sent, session } = setUp()
    await session.saveInfo({ city: 'Porto' })
    expect(sent).toEqual([])
  })

  it('looking for a session twice calls once; without one it makes no call', async () => {
    const { sent, environment, open } = setUp()
    const nobody = open()
    expect(await nobody.check()).toBe('unauthorized')
    expect(nobody.$status.get()).toBe('unauthorized')
    expect(sent).toEqual([])
    environment.storage.set(KEY, 'earlier')
    const later = open()
    expect(await Promise.all([later.check(), later.check()])).toEqual(['connected', 'connected'])
    expect(sent.map(([path]) => path)).toEqual([refreshSession.path, getUser.path])
  })

  it.each(['SESSION_ENDED', 'UNAUTHENTICATED', 'NotAuthorizedException'])(
    'the refusal %s ends the session in every tab',
    async (code) => {
      let isOver = false
      const { environment, session } = setUp(({ path }) =>
        path === refreshSession.path && isOver ? fail(code) : undefined,
      )
      await session.signIn('ann@x.com', 'x')
      isOver = true
      environment.advance(900_000)
      expect(await session.accessToken()).toBeUndefined()
      expect([session.$status.get(), session.$user.get(), environment.storage.get(KEY)]).toEqual([
        'unauthorized',
        undefined,
        undefined,
      ])
    },
  )

  it('a token is used until ten seconds before its end; a session that another tab ended is over here', async () => {
    const { sent, environment, session } = setUp()
    await session.signIn('ann@x.com', 'x')
    const before = sent.length
    environment.advance(889_999)
    expect(await session.accessToken()).toBe('access')
    expect(sent).toHaveLength(before)
    environment.advance(1)
    await session.accessToken()
    expect(sent.slice(before)).toEqual([[refreshSession.path, { refreshToken: 'refresh' }]])
    environment.storage.remove(KEY)
    environment.advance(900_000)
    expect(await session.accessToken()).toBeUndefined()
    expect(session.$status.get()).toBe('unauthorized')
  })

  it('a network error keeps the token for a retry', async () => {
    let isDown = false
    const { sent, environment, session } = setUp(({ path }) =>
      path === refreshSession.path && isDown ? fail('NETWORK') : undefined,
    )
    await session.signIn('ann@x.com', 'x')
    isDown = true
    environment.advance(900_000)
    expect(await session.accessToken()).toBe('access')
    isDown = false
    const before = sent.length
    await session.accessToken()
    expect(sent.slice(before).map(([path]) => path)).toEqual([refreshSession.path])
    expect(session.$status.get()).toBe('connected')
  })
})

describe('the device', () => {
  it('remembers what a login gave it, at later logins and resets, also after signing out', async () => {
    const answer = ({ path }: { path: string }) =>
      path === signIn.path ? { ...issued, device: 'device-1' } : undefined
    const { sent, session, open } = setUp(answer)
    await session.signIn('ann@x.com', 'Aa1!aaaa')
    await session.signOut()
    const later = open()
    await later.forgot('ann@x.com')
    await later.reset('ann@x.com', '654321', 'Bb2!bbbb')
    await later.signIn('ann@x.com', 'Bb2!bbbb')
    const requests = [signIn.path, forgotPassword.path, resetPassword.path]
    expect(
      sent.flatMap(([path, body]) => (requests.includes(path) ? [(body as { device?: string }).device] : [])),
    ).toEqual([undefined, 'device-1', 'device-1', 'device-1'])
  })
})
