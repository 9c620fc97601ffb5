import {
  CallError,
  type Client,
  getUser,
  refreshSession,
  signIn,
  signUp,
  updateUser,
} from '@staykit/contract'
import { describe, expect, it } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import { isAuthenticated } from './provider.ts'
import { createSession } from './session.ts'

const issued = (number: number) => ({
  accessToken: `access-${number}`,
  expiresIn: 900,
  refreshToken: `refresh-${number}`,
  identityID: 'user-1',
  email: 'ann@x.com',
})

function setUp(answer: (path: string, body: Record<string, unknown>, sent: number) => unknown) {
  const sent: { path: string; body: Record<string, unknown> }[] = []
  const client = (async (call: { path: string }, body: Record<string, unknown>) => {
    sent.push({ path: call.path, body })
    return answer(call.path, body, sent.length)
  }) as unknown as Client
  const environment = memoryEnvironment()
  const open = () => createSession({ client, environment, refId: '8183' })
  return { open, sent, environment, session: open() }
}

const profile = {
  data: {
    customer: { id: 'user-1', email: 'ann@x.com', created: '', refID: '8183', firstName: 'Ann' },
    cardList: [],
  },
}
const server = (path: string, _body: unknown, count: number) =>
  path === getUser.path ? profile : issued(count)

describe('session', () => {
  it('[ACC-042] [ACC-045] starts empty and is unauthorized without a session', async () => {
    const { session } = setUp(server)
    expect(session.$status.get()).toBe('')
    expect(await session.check()).toBe('unauthorized')
    expect(await session.accessToken()).toBeUndefined()
  })

  it('a stored session that cannot be checked has an error, stays, and is checked again', async () => {
    let isDown = true
    const { session, environment } = setUp((path, body, count) => {
      if (isDown && path === refreshSession.path) throw new CallError({ code: 'NETWORK', message: 'x' })
      return server(path, body, count)
    })
    environment.storage.set('staykit.refresh.8183', 'kept')
    expect(await session.check()).toBe('unauthorized')
    expect(session.$failure.get()?.code).toBe('NETWORK')
    isDown = false
    expect(await session.check()).toBe('connected')
    expect(session.$failure.get()).toBeUndefined()
    expect(session.$user.get()?.email).toBe('ann@x.com')
  })

  it('a stored session that the server has ended is no failure: the visitor is signed out', async () => {
    const { session, environment } = setUp(() => {
      throw new CallError({ code: 'SESSION_ENDED', message: 'Over.' }, 401)
    })
    environment.storage.set('staykit.refresh.8183', 'kept')
    expect(await session.check()).toBe('unauthorized')
    expect(session.$failure.get()).toBeUndefined()
  })

  it('[ACC-040] lowercases user names at sign-up and login', async () => {
    const { session, sent } = setUp(server)
    await session.signUp('Ann@X.com', 'Aa1!aaaa')
    await session.signIn(' Ann@X.com', 'Aa1!aaaa')
    const names = sent
      .filter(({ path }) => path === signUp.path || path === signIn.path)
      .map(({ body }) => body.username)
    expect(names).toEqual(['ann@x.com', 'ann@x.com'])
  })

  it('[ACC-041] a login loads the user and makes them connected', async () => {
    const { session, sent } = setUp(server)
    await session.signIn('ann@x.com', 'Aa1!aaaa')
    expect(session.$status.get()).toBe('connected')
    expect(sent.at(-1)).toEqual({ path: getUser.path, body: { id: 'user-1' } })
    expect(session.$user.get()).toEqual({
      id: 'user-1',
      email: 'ann@x.com',
      info: { firstName: 'Ann' },
      preferences: null,
    })
  })

  it('[ACC-235] a user has every field of the profile that the server tells', async () => {
    const info = {
      birthday: '1990-04-12',
      firstName: 'Ann',
      lastName: 'Ames',
      displayName: 'Ann A.',
      gender: 'F',
      phoneNumber: '+1 617 555 0148',
      profilePicture: 'p1.webp',
      profilePictureID: 'p1',
      city: 'Boston',
      country: 'US',
      postalCode: '02139',
      stateCode: 'MA',
      billingAddress: '18 Alder Street',
      customerID: 'cus_1',
    }
    const customer = { ...info, id: 'user-1', email: 'ann@x.com', created: '2030-01-01', refID: '8183' }
    const list = [{ customer_pm_id: 'pm_1' }]
    const { session } = setUp((path, _body, count) =>
      path === getUser.path ? { data: { customer, cardList: list } } : issued(count),
    )
    await session.signIn('ann@x.com', 'Aa1!aaaa')
    expect(session.$user.get()).toEqual({ id: 'user-1', email: 'ann@x.com', info, preferences: null })
    expect(getUser.response.parse({ data: { customer, cardList: [] } }).data.customer).toEqual(customer)
  })

  it('[ACC-234] a user tells who they are, by which login, and which hotels they like', async () => {
    const hotels = { prices: { low: 80, high: 240 }, stars: 4, amenities: [3, 6] }
    for (const [providerName, social] of [
      ['Cognito', undefined],
      ['Google', true],
      ['Facebook', true],
      ['Platform', undefined],
    ] as const) {
      const customer = { ...profile.data.customer, providerName, preferences: { hotels } }
      const { session } = setUp((path, _body, count) =>
        path === getUser.path ? { data: { customer, cardList: [] } } : issued(count),
      )
      await session.signIn('ann@x.com', 'Aa1!aaaa')
      expect(session.isAuthenticated()).toBe(true)
      expect(session.$user.get()).toEqual({
        id: 'user-1',
        email: 'ann@x.com',
        info: { firstName: 'Ann' },
        providerName,
        preferences: hotels,
        ...(social && { isAuthenticatedWithSocial: true }),
      })
    }
  })

  it('[ACC-043] one check asks once who is there, whichever of the providers they came by', async () => {
    for (const providerName of ['Cognito', 'Google', 'Facebook']) {
      const customer = { ...profile.data.customer, providerName }
      const { session, sent, environment } = setUp((path, _body, count) =>
        path === getUser.path ? { data: { customer, cardList: [] } } : issued(count),
      )
      environment.storage.set('staykit.refresh.8183', 'kept')
      await Promise.all([session.check(), session.check()])
      expect(sent.map(({ path }) => path)).toEqual([refreshSession.path, getUser.path])
      expect(session.$user.get()?.providerName).toBe(providerName)
    }
  })

  it('[ACC-244] its state is connected, unauthorized or not known yet, with token, identity and provider', async () => {
    const { session } = setUp(server)
    const shape = async () => [
      session.$status.get(),
      await session.accessToken(),
      session.identityId(),
      session.$user.get()?.providerName,
    ]
    expect(await shape()).toEqual(['', undefined, undefined, undefined])
    await session.check()
    expect(await shape()).toEqual(['unauthorized', undefined, undefined, undefined])
    const customer = { ...profile.data.customer, providerName: 'Google' }
    const other = setUp((path, _body, count) =>
      path === getUser.path ? { data: { customer, cardList: [] } } : issued(count),
    ).session
    await other.signIn('ann@x.com', 'Aa1!aaaa')
    expect([
      other.$status.get(),
      await other.accessToken(),
      other.identityId(),
      other.$user.get()?.providerName,
    ]).toEqual(['connected', 'access-1', 'user-1', 'Google'])
  })

  it('[ACC-200] a saved profile updates the user, whether the answer calls it Item or Attributes', async () => {
    for (const name of ['Item', 'Attributes']) {
      const { session, sent } = setUp((path, body, count) =>
        path === updateUser.path && body.city ? { [name]: { city: 'Porto' } } : server(path, body, count),
      )
      await session.signIn('ann@x.com', 'Aa1!aaaa')
      await session.saveInfo({ city: 'porto' })
      expect(sent.at(-1)?.body).toEqual({ id: 'user-1', city: 'porto' })
      expect(session.$user.get()?.info).toEqual({ firstName: 'Ann', city: 'Porto' })
    }
  })

  it('[ACC-044] one provider that is connected with a token makes the user authenticated', async () => {
    const { session } = setUp(server)
    expect(session.$providers.get()).toEqual([{ name: 'pool', status: '', token: undefined }])
    expect(session.isAuthenticated()).toBe(false)
    await session.signIn('ann@x.com', 'Aa1!aaaa')
    expect(session.$providers.get()).toEqual([{ name: 'pool', status: 'connected', token: 'access-1' }])
    expect(session.isAuthenticated()).toBe(true)
    expect(isAuthenticated([{ name: 'pool', status: 'connected', token: undefined }])).toBe(false)
    expect(isAuthenticated([{ name: 'pool', status: 'unauthorized', token: 'access-1' }])).toBe(false)
    await session.signOut()
    expect(session.isAuthenticated()).toBe(false)
  })

  it('[ACC-046] [ACC-047] a stored session without an access token logs in by itself; with one it loads the user data', async () => {
    const { session, sent, environment } = setUp(server)
    const seen: string[] = []
    session.$status.listen((status) => seen.push(status))
    environment.storage.set('staykit.refresh.8183', 'kept')
    expect(session.identityId()).toBeUndefined()
    expect(await session.check()).toBe('connected')
    expect(sent).toEqual([
      { path: refreshSession.path, body: { refreshToken: 'kept' } },
      { path: getUser.path, body: { id: 'user-1' } },
    ])
    expect(seen).toEqual(['connected'])
    expect(await session.accessToken()).toBe('access-1')
    expect(session.$user.get()).toEqual({
      id: 'user-1',
      email: 'ann@x.com',
      info: { firstName: 'Ann' },
      preferences: null,
    })
  })

  it('finds the session of an earlier page, and refreshes an old access token once for many callers', async () => {
    const { session, open, sent, environment } = setUp(server)
    await session.signIn('ann@x.com', 'Aa1!aaaa')
    const later = open()
    expect(await later.check()).toBe('connected')
    environment.advance(900_000)
    const before = sent.length
    const tokens = await Promise.all([later.accessToken(), later.accessToken(), later.accessToken()])
    expect(new Set(tokens).size).toBe(1)
    expect(sent.slice(before).map(({ path }) => path)).toEqual([refreshSession.path])
  })

  it('[ACC-048] logout resets the user to blank and forgets the refresh token', async () => {
    const { session, open } = setUp(server)
    await session.signIn('ann@x.com', 'Aa1!aaaa')
    await session.signOut()
    expect(session.$user.get()).toBeUndefined()
    expect(session.$status.get()).toBe('unauthorized')
    expect(await open().check()).toBe('unauthorized')
  })

  it('the server can end a session, a network error cannot', async () => {
    let code: string | undefined
    const { session, open } = setUp((path, body, count) => {
      if (path === refreshSession.path && code) throw new CallError({ code, message: '' })
      return server(path, body, count)
    })
    const later = async (trouble?: string) => {
      code = trouble
      return open().check()
    }
    await session.signIn('ann@x.com', 'Aa1!aaaa')
    expect(await later('NETWORK')).toBe('unauthorized')
    expect(await later()).toBe('connected')
    expect(await later('SESSION_ENDED')).toBe('unauthorized')
    expect(await later()).toBe('unauthorized')
  })
})
