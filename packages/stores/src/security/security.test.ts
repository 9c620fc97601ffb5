import {
  CallError,
  type Client,
  changeEmail,
  changePassword,
  confirmEmail,
  endSessions,
  listSessions,
  type MemberSession,
} from '@staykit/contract'
import { atom } from 'nanostores'
import { describe, expect, it, vi } from 'vitest'
import type { User } from '../session/index.ts'
import { createSecurity } from './index.ts'

const at = '2030-01-01T10:00:00.000Z'
const device = (id: string, isThis = false): MemberSession => ({
  ...{ id, browser: 'Chrome', system: 'Windows', signedInAt: at, lastSeenAt: at },
  isThis,
})
const here = device('here', true)
const wrong = (code: string) => new CallError({ code, message: 'No.' }, 400)

function start(answers: (call: unknown) => unknown = () => ({ ok: true })) {
  const requests: unknown[] = []
  const client = (async (call: unknown, body: unknown) => {
    requests.push([call, body])
    const answer = await answers(call)
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as Client
  const session = {
    $user: atom<User | undefined>({ id: 'u1', email: 'ann@x.com', info: {} }),
    refresh: vi.fn(async () => 'connected' as const),
    signOut: vi.fn(async () => undefined),
  }
  return { asked: requests, session, store: createSecurity({ client, session }) }
}
const withList =
  (...sessions: MemberSession[]) =>
  (call: unknown) =>
    call === listSessions ? { sessions } : { ok: true }

describe('a new password', () => {
  it('sends the new password with the old one, once however often it is pressed, and reads the devices again', async () => {
    const { asked: requests, store } = start(withList(here))
    const done = await Promise.all([
      store.changePassword('Old-1', 'New-1'),
      store.changePassword('Old-1', 'New-1'),
    ])
    expect(done).toEqual([true, false])
    expect(requests).toEqual([
      [changePassword, { id: 'u1', oldPassword: 'Old-1', newPassword: 'New-1' }],
      [listSessions, { id: 'u1' }],
    ])
    expect(store.$password.get()).toEqual({ kind: 'done' })
    expect(store.$sessions.get()).toEqual({ kind: 'ready', sessions: [here] })
  })

  it('shows why a password is refused, and allows another attempt', async () => {
    const { store } = start(() => wrong('NotAuthorizedException'))
    expect(await store.changePassword('Old-1', 'New-1')).toBe(false)
    expect(store.$password.get()).toMatchObject({ kind: 'error', error: { code: 'NotAuthorizedException' } })
    expect(await store.changePassword('Old-2', 'New-1')).toBe(false)
  })
})

describe('a new address', () => {
  it('asks for the new address, confirms it by the code, and tells the session', async () => {
    const { asked: requests, store, session } = start()
    expect(await store.askForEmail(' new@x.com ')).toBe(true)
    expect([store.$newEmail.get(), store.$email.get()]).toEqual(['new@x.com', { kind: 'idle' }])
    expect(session.refresh).not.toHaveBeenCalled()
    expect(await store.confirmEmail('1234 5678')).toBe(true)
    expect([store.$newEmail.get(), store.$email.get()]).toEqual(['', { kind: 'done' }])
    expect(session.refresh).toHaveBeenCalledTimes(1)
    expect(requests).toEqual([
      [changeEmail, { id: 'u1', email: 'new@x.com' }],
      [confirmEmail, { id: 'u1', email: 'new@x.com', pin: '12345678' }],
    ])
  })

  it('a code that is wrong leaves the address waiting, until it is given up', async () => {
    const { store } = start((call) => (call === confirmEmail ? wrong('CodeMismatchException') : { ok: true }))
    await store.askForEmail('new@x.com')
    expect(await store.confirmEmail('00000000')).toBe(false)
    expect(store.$newEmail.get()).toBe('new@x.com')
    store.forgetEmail()
    expect([store.$newEmail.get(), store.$email.get()]).toEqual(['', { kind: 'idle' }])
  })

  it('waits for no code when the address is refused', async () => {
    const { store } = start(() => wrong('NotAuthorizedException'))
    expect(await store.askForEmail('new@x.com')).toBe(false)
    expect([store.$newEmail.get(), store.$email.get().kind]).toEqual(['', 'error'])
  })
})

describe('devices', () => {
  it('one goes from the list before the answer, and comes back when that fails', async () => {
    let fail = false
    const { asked: requests, store } = start((call) => {
      if (call === listSessions) return { sessions: [here, device('a'), device('b')] }
      return fail ? wrong('NETWORK') : { ok: true }
    })
    const ids = () => {
      const state = store.$sessions.get()
      return state.kind === 'ready' ? state.sessions.map(({ id }) => id) : state.kind
    }
    await store.endSession('a')
    expect(requests).toEqual([])
    await store.loadSessions()
    const ending = store.endSession('a')
    expect(ids()).toEqual(['here', 'b'])
    await ending
    expect(requests.at(-1)).toEqual([endSessions, { id: 'u1', session: 'a' }])
    fail = true
    const failing = store.endSession('b')
    expect(ids()).toEqual(['here'])
    await failing
    expect(ids()).toEqual(['here', 'b'])
    expect(store.$ending.get().kind).toBe('error')
    fail = false
    await store.endSession()
    expect(ids()).toEqual(['here'])
    expect(requests.at(-1)).toEqual([endSessions, { id: 'u1' }])
  })

  it('end one after another, however fast they are pressed, and only those that fail come back', async () => {
    const pending: ((answer: unknown) => void)[] = []
    const {
      asked: requests,
      store,
      session,
    } = start((call) =>
      call === listSessions
        ? { sessions: [here, device('a'), device('b')] }
        : new Promise((done) => pending.push(done)),
    )
    await store.loadSessions()
    const ids = () => {
      const state = store.$sessions.get()
      return state.kind === 'ready' ? state.sessions.map(({ id }) => id) : []
    }
    const ended = [store.endSession('a'), store.endSession('b'), store.logOutEverywhere()]
    // Pressed twice.
    const again = store.logOutEverywhere()
    expect(ids()).toEqual(['here'])
    for (const [number, answer] of [wrong('NETWORK'), { ok: true }, { ok: true }].entries()) {
      await vi.waitFor(() => expect(pending).toHaveLength(number + 1))
      expect(session.signOut).not.toHaveBeenCalled()
      pending[number]?.(answer)
      await ended[number]
    }
    await again
    expect(ids()).toEqual(['here', 'a'])
    expect(requests.slice(1)).toEqual([
      [endSessions, { id: 'u1', session: 'a' }],
      [endSessions, { id: 'u1', session: 'b' }],
      [endSessions, { id: 'u1' }],
    ])
    expect(session.signOut).toHaveBeenCalledTimes(1)
  })

  it('all of them and this one: the member is logged out once the others are', async () => {
    const { store, session } = start()
    await store.logOutEverywhere()
    expect(session.signOut).toHaveBeenCalledTimes(1)
    const failing = start(() => wrong('NETWORK'))
    await failing.store.logOutEverywhere()
    expect(failing.session.signOut).not.toHaveBeenCalled()
  })

  it('a list that does not come says why; a fault of the program is none of it', async () => {
    const { store } = start(() => wrong('SERVER_ERROR'))
    await store.loadSessions()
    expect(store.$sessions.get()).toMatchObject({ kind: 'error', error: { code: 'SERVER_ERROR' } })
    const broken = start(() => new TypeError('x'))
    await expect(broken.store.loadSessions()).rejects.toThrow(TypeError)
  })
})
