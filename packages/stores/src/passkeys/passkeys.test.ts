import {
  addPasskey,
  askNewPasskey,
  askPasskey,
  CallError,
  type Client,
  listPasskeys,
  type Passkey,
  removePasskey,
  signInWithPasskey,
} from '@staykit/contract'
import { atom } from 'nanostores'
import { describe, expect, it, vi } from 'vitest'
import { memoryEnvironment } from '../environment/testing/memory-environment.ts'
import type { User } from '../session/index.ts'
import { type Ceremonies, createPasskeys, type NoPasskey, signInByPasskey } from './index.ts'

const wrong = (code: string, status = 400) => new CallError({ code, message: 'No.' }, status)
const one = (id: string): Passkey => ({
  ...{ id, browser: 'Chrome', system: 'Windows', host: 'localhost' },
  createdAt: '2030-01-01T10:00:00.000Z',
})
const signed = { id: 'k1', clientDataJSON: 'c', authenticatorData: 'a', signature: 's' }
const made = { id: 'k1', clientDataJSON: 'c', attestationObject: 'o' }

function answering(answers: (call: unknown) => unknown) {
  const requests: unknown[] = []
  const client = (async (call: unknown, body: unknown) => {
    requests.push([call, body])
    const answer = answers(call)
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as Client
  return { asked: requests, client }
}

describe('a login by passkey', () => {
  const start = (credential: typeof signed | NoPasskey, answer: unknown = { accessToken: 'a' }) => {
    const { asked: requests, client } = answering((call) =>
      call === askPasskey ? { challenge: 'x', rpId: 'localhost' } : answer,
    )
    const environment = memoryEnvironment()
    environment.storage.set('staykit.device.8183', 'known-device')
    const session = { adopt: vi.fn(async () => undefined) }
    const sign = vi.fn(async () => credential)
    const login = () => signInByPasskey({ client, environment, refId: '8183', session, ceremonies: { sign } })
    return { asked: requests, session, sign, login }
  }

  it('signs what the server asks, says which device it is, and goes on with the session', async () => {
    const { asked: requests, session, sign, login } = start(signed)
    expect(await login()).toBe('done')
    expect(sign).toHaveBeenCalledWith({ challenge: 'x', rpId: 'localhost' })
    expect(requests.at(-1)).toEqual([signInWithPasskey, { credential: signed, device: 'known-device' }])
    expect(session.adopt).toHaveBeenCalledWith({ accessToken: 'a' })
  })

  it('asks the server nothing more when the person or the device refuses', async () => {
    for (const no of ['cancelled', 'impossible'] as const) {
      const { asked: requests, session, login } = start(no)
      expect(await login()).toBe(no)
      expect(requests).toHaveLength(1)
      expect(session.adopt).not.toHaveBeenCalled()
    }
  })

  it('tells a passkey that the server does not know from a line that broke', async () => {
    expect(await start(signed, wrong('NotAuthorizedException')).login()).toBe('refused')
    await expect(start(signed, wrong('NETWORK', 0)).login()).rejects.toThrow(CallError)
  })
})

describe('passkeys of a member', () => {
  function start(
    make: typeof made | NoPasskey = made,
    answers: (call: unknown) => unknown = () => undefined,
  ) {
    const usual = new Map<unknown, unknown>([
      [listPasskeys, { passkeys: [one('a'), one('b')] }],
      [askNewPasskey, { challenge: 'x' }],
      [addPasskey, one('k1')],
      [removePasskey, { ok: true }],
    ])
    const { asked: requests, client } = answering((call) => answers(call) ?? usual.get(call))
    const $user = atom<User | undefined>({ id: 'u1', email: 'ann@x.com', info: {} })
    const ceremonies: Pick<Ceremonies, 'make'> = { make: async () => make }
    const store = createPasskeys({ client, session: { $user }, ceremonies })
    const ids = () => {
      const state = store.$passkeys.get()
      return state.kind === 'ready' ? state.passkeys.map(({ id }) => id) : state.kind
    }
    return { asked: requests, store, ids }
  }

  it('a new one is first in the list, however often it is pressed', async () => {
    const { asked: requests, store, ids } = start()
    expect(ids()).toBe('loading')
    await store.load()
    const adding = store.add()
    expect(store.$attempt.get()).toEqual({ kind: 'busy' })
    await Promise.all([adding, store.add()])
    expect(ids()).toEqual(['k1', 'a', 'b'])
    expect(store.$attempt.get()).toEqual({ kind: 'added' })
    expect(requests.slice(1)).toEqual([
      [askNewPasskey, { id: 'u1' }],
      [addPasskey, { id: 'u1', credential: made }],
    ])
  })

  it('a declined prompt is no error; errors of the device or the server are shown', async () => {
    const outcome = async (...given: Parameters<typeof start>) => {
      const { store, ids } = start(...given)
      await store.load()
      await store.add()
      expect(ids()).toEqual(['a', 'b'])
      return store.$attempt.get()
    }
    expect(await outcome('cancelled')).toEqual({ kind: 'idle' })
    expect(await outcome('known')).toEqual({ kind: 'known' })
    expect(await outcome('impossible')).toEqual({ kind: 'impossible' })
    const late = (call: unknown) => (call === askNewPasskey ? wrong('NotAuthorizedException') : undefined)
    expect(await outcome(made, late)).toMatchObject({
      kind: 'error',
      error: { code: 'NotAuthorizedException' },
    })
  })

  it('two that are removed at once both go, and only the one that fails comes back', async () => {
    let fail = true
    const {
      asked: requests,
      store,
      ids,
    } = start(made, (call) => {
      if (call !== removePasskey || !fail) return undefined
      fail = false
      return wrong('NETWORK', 0)
    })
    await store.load()
    const removing = [store.remove('a'), store.remove('b')]
    expect(ids()).toEqual([])
    await Promise.all(removing)
    expect(ids()).toEqual(['a'])
    expect(requests.slice(1)).toEqual([
      [removePasskey, { id: 'u1', passkey: 'a' }],
      [removePasskey, { id: 'u1', passkey: 'b' }],
    ])
  })

  it('one that is removed goes before the answer, and comes back when that fails', async () => {
    let fail = false
    const {
      asked: requests,
      store,
      ids,
    } = start(made, (call) => (fail && call === removePasskey ? wrong('NETWORK', 0) : undefined))
    await store.remove('a')
    expect(requests).toEqual([])
    await store.load()
    const removing = store.remove('a')
    expect(ids()).toEqual(['b'])
    await removing
    expect(requests.at(-1)).toEqual([removePasskey, { id: 'u1', passkey: 'a' }])
    fail = true
    await store.remove('b')
    expect(ids()).toEqual(['b'])
    expect(store.$attempt.get().kind).toBe('error')
  })

  it('a list that does not come says why', async () => {
    const { store } = start(made, () => wrong('SERVER_ERROR', 500))
    await store.load()
    expect(store.$passkeys.get()).toMatchObject({ kind: 'error', error: { code: 'SERVER_ERROR' } })
  })
})
