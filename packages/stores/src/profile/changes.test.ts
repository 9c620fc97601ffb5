import {
  CallError,
  type Client,
  getPreferences,
  getUser,
  removePicture,
  savePicture,
  type UserInfo,
  updatePreferences,
} from '@staykit/contract'
import { atom } from 'nanostores'
import { describe, expect, it } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import type { User } from '../session/index.ts'
import { createPreferences, createProfile } from './index.ts'

type Answer = (body: Record<string, unknown>) => unknown
/** Answers by call; an error is thrown. */
function clientOf(answers: ReadonlyMap<unknown, Answer>) {
  const sent: [unknown, unknown][] = []
  const client = (async (call: unknown, body: Record<string, unknown>) => {
    sent.push([call, body])
    const answer = await answers.get(call)?.(body)
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as Client
  return { client, sent }
}
const no = new CallError({ code: 'SERVER_ERROR', message: 'No.' }, 500)
const user: User = { id: 'u1', email: 'ann@x.com', info: {} }
const customer = { id: 'u1', email: 'ann@x.com', created: '', refID: '8183', firstName: 'Ann' }
const read: [unknown, Answer] = [getUser, () => ({ data: { customer, cardList: [] } })]

async function profileOf(more: [unknown, Answer][] = [], saveInfo?: (info: UserInfo) => Promise<void>) {
  const { client, sent } = clientOf(new Map([read, ...more]))
  const $user = atom<User | undefined>(user)
  const keep = async (info: UserInfo) => $user.set({ ...user, info })
  const environment = memoryEnvironment()
  const profile = createProfile({ client, environment, session: { $user, saveInfo: saveInfo ?? keep } })
  expect(profile.$profile.get()).toEqual({ kind: 'loading' })
  await profile.load()
  const info = () => {
    const state = profile.$profile.get()
    return state.kind === 'ready' ? state.info : undefined
  }
  return { profile, environment, sent, info }
}

describe('changes of a profile', () => {
  it('a picture is sent with its name, shown with a new revision, and removed', async () => {
    let picture = { profilePictureID: 'p1', profilePicture: 'p1.webp' }
    const { profile, sent, info } = await profileOf([
      [savePicture, () => ({ Item: { firstName: 'Ann', ...picture } })],
      [removePicture, () => ({ Item: { firstName: 'Ann', profilePicture: '', profilePictureID: '' } })],
    ])
    const saving = profile.savePicture({ name: 'me.png', picture: 'aGk=' })
    expect(profile.$savingPicture.get()).toEqual({ kind: 'saving' })
    await saving
    expect(sent.at(-1)).toEqual([savePicture, { id: 'u1', name: 'me.png', picture: 'aGk=' }])
    expect([info(), profile.$revision.get(), profile.$savingPicture.get()]).toEqual([
      { firstName: 'Ann', ...picture },
      1,
      { kind: 'saved' },
    ])
    picture = { profilePictureID: '', profilePicture: '' }
    await profile.removePicture()
    expect(sent.at(-1)).toEqual([removePicture, { id: 'u1' }])
    expect([info(), profile.$revision.get()]).toEqual([{ firstName: 'Ann', ...picture }, 2])
  })

  it('has the server’s reasons by field, "other" without one, and leaves out what names no field', async () => {
    const fields = [
      { field: 'picture', reason: 'large', message: 'Too large.' },
      { field: 'x' },
      { message: 'y' },
    ]
    const refusal = new CallError({ code: 'BAD_REQUEST', message: 'No.', details: { fields } }, 400)
    const { profile } = await profileOf([[savePicture, () => refusal]])
    await profile.savePicture({ name: 'me.png', picture: '' })
    expect(profile.$savingPicture.get()).toEqual({
      kind: 'error',
      error: refusal,
      fields: { picture: 'large' },
    })
    expect(profile.$error.get()).toBe('Unable to update profile')
    const { profile: other } = await profileOf([[savePicture, () => no]])
    await other.savePicture({ name: 'me.png', picture: '' })
    expect(other.$savingPicture.get()).toEqual({ kind: 'error', error: no, fields: {} })
    other.clear()
    expect([other.$savingPicture.get(), other.$profile.get(), other.$error.get()]).toEqual([
      { kind: 'idle' },
      { kind: 'loading' },
      undefined,
    ])
  })

  it('saves once at a time; text typed meanwhile stays, and does not count as saved', async () => {
    const given: UserInfo[] = []
    let done = () => {}
    const { profile } = await profileOf([], async (info) => {
      given.push(info)
      await new Promise<void>((resolve) => (done = resolve))
    })
    profile.edit({ city: 'Porto' })
    const saving = profile.save()
    expect(profile.$saving.get()).toEqual({ kind: 'saving' })
    await profile.save()
    profile.edit({ city: 'Lisbon' })
    expect(profile.$saving.get()).toEqual({ kind: 'saving' })
    done()
    await saving
    expect(given.map(({ city }) => city)).toEqual(['Porto'])
    expect([profile.$saving.get(), profile.$draft.get()?.city]).toEqual([{ kind: 'saved' }, 'Lisbon'])
    profile.edit({ city: 'Faro' })
    expect(profile.$saving.get()).toEqual({ kind: 'idle' })
  })

  it('changes nothing before the profile is there, and takes no fault of our own for a failed call', async () => {
    const { client } = clientOf(new Map([[getUser, () => no]]))
    const saved: UserInfo[] = []
    const environment = memoryEnvironment()
    const session = {
      $user: atom<User | undefined>(user),
      saveInfo: async (info: UserInfo) => void saved.push(info),
    }
    const profile = createProfile({ client, environment, session })
    await profile.load()
    expect(profile.$profile.get()).toEqual({ kind: 'error', error: no })
    profile.edit({ city: 'Porto' })
    await profile.save()
    expect([profile.$draft.get(), saved, profile.$saving.get()]).toEqual([undefined, [], { kind: 'idle' }])
    const broken = createProfile({
      ...clientOf(new Map([[getUser, () => new TypeError('ours')]])),
      environment,
      session,
    })
    await expect(broken.load()).rejects.toThrow('ours')
  })
})

describe('the preferences of a member', () => {
  const hotels = { stars: [4] }
  it('reads the member’s preferences, or says why not', async () => {
    const { client, sent } = clientOf(new Map([[getPreferences, () => ({ preferences: { hotels } })]]))
    const store = createPreferences({ client })
    expect(store.$preferences.get()).toEqual({ kind: 'loading' })
    await store.load('u1')
    expect(sent).toEqual([[getPreferences, { id: 'u1' }]])
    expect(store.$preferences.get()).toEqual({ kind: 'ready', hotels, isSaved: false })
    const lost = createPreferences(clientOf(new Map([[getPreferences, () => no]])))
    await lost.load('u1')
    expect(lost.$preferences.get()).toEqual({ kind: 'error', error: no })
  })

  it('an earlier change that fails late takes the later one not back', async () => {
    const waiting: ((answer: unknown) => void)[] = []
    const { client } = clientOf(
      new Map<unknown, Answer>([
        [getPreferences, () => ({ preferences: { hotels } })],
        [updatePreferences, () => new Promise((done) => waiting.push(done))],
      ]),
    )
    const store = createPreferences({ client })
    await store.load('u1')
    const changes = [[5], [3]].map((stars) => store.change('u1', { stars }))
    waiting[1]?.({})
    await changes[1]
    waiting[0]?.(no)
    await changes[0]
    expect(store.$preferences.get()).toEqual({ kind: 'ready', hotels: { stars: [3] }, isSaved: true })
  })
})
