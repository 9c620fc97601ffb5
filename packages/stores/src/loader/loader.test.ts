import { CallError, type Client, getUser, loyaltyStats, updateUser } from '@staykit/contract'
import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import { createFigures, createProfile } from '../profile/index.ts'
import type { User } from '../session/index.ts'
import { change, readOnce } from './index.ts'

/** A client that counts its requests by call. */
function counting(answer: (call: unknown) => unknown = () => ({})) {
  const sent: unknown[] = []
  const client = (async (call: unknown) => {
    sent.push(call)
    const given = await answer(call)
    if (given instanceof Error) throw given
    return given
  }) as unknown as Client
  return { client, sent, count: (call: unknown) => sent.filter((each) => each === call).length }
}
const customer = { id: 'u1', email: 'ann@x.com', created: '', refID: '8183', firstName: 'Ann' }
const environment = memoryEnvironment()

function profileOf(client: Client) {
  const $user = atom<User | undefined>({ id: 'u1', email: 'ann@x.com', info: {} })
  return createProfile({ client, environment, session: { $user, saveInfo: async () => {} } })
}

describe('a fresh answer', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('[PLT-153] the same load within 1 s makes one call, after 1 s a second', async () => {
    const { client, count } = counting(() => ({ nights: 1, spendings: 0, savings: 0, bookings: 0 }))
    const load = () => createFigures({ client }).load('u1')
    await Promise.all([load(), load()])
    vi.advanceTimersByTime(999)
    await load()
    expect(count(loyaltyStats)).toBe(1)
    vi.advanceTimersByTime(1)
    await load()
    expect(count(loyaltyStats)).toBe(2)
  })

  it('[ACC-199] two loads of the profile within 2 s send one call, after 2 s a second', async () => {
    const { client, count } = counting(() => ({ data: { customer, cardList: [] } }))
    const [one, other] = [profileOf(client), profileOf(client)]
    await one.load()
    vi.advanceTimersByTime(1_999)
    await other.load()
    expect([count(getUser), other.$profile.get()]).toMatchObject([1, { info: { firstName: 'Ann' } }])
    vi.advanceTimersByTime(1)
    await other.load()
    expect(count(getUser)).toBe(2)
  })

  it('another member, another client, and reads after a change load again', async () => {
    const { client, count } = counting()
    await readOnce(client, getUser, { id: 'u1' })
    await readOnce(client, getUser, { id: 'u2' })
    expect(count(getUser)).toBe(2)
    const other = counting()
    await readOnce(other.client, getUser, { id: 'u1' })
    expect(other.count(getUser)).toBe(1)
    await change(client, updateUser, { id: 'u1' })
    await readOnce(client, getUser, { id: 'u1' })
    expect(count(getUser)).toBe(3)
  })

  it('a failure is never cached, neither an error nor a refusal of the platform', async () => {
    const error = new CallError({ code: 'NETWORK', message: '' })
    const answers: unknown[] = [error, { success: false }, { success: true }]
    const { client, sent } = counting(() => answers.shift())
    await expect(readOnce(client, getUser, { id: 'u1' })).rejects.toBe(error)
    for (const success of [false, true, true])
      expect(await readOnce(client, getUser, { id: 'u1' })).toEqual({ success })
    expect(sent).toHaveLength(3)
    const failing = counting(() => error)
    await readOnce(client, getUser, { id: 'u1' })
    await expect(change(failing.client, updateUser, { id: 'u1' })).rejects.toBe(error)
  })
})
