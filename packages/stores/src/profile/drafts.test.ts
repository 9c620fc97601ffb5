import { CallError, type Client, getUser, savePicture, type UserInfo } from '@staykit/contract'
import { atom } from 'nanostores'
import { describe, expect, it } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import type { User } from '../session/index.ts'
import { createProfile, profileForm } from './index.ts'

const no = new CallError({ code: 'SERVER_ERROR', message: 'No.' }, 500)
const words = { firstName: 'Ann', lastName: 'Ames', gender: 'F', birthday: '1980-01-10', city: 'Faro' }
const customer = { id: 'u1', email: 'ann@x.com', created: '', refID: '8183', ...words }

/** A member's profile in a tab; `fails` says what a call fails with. */
function tabOf(environment = memoryEnvironment(), id = 'u1') {
  const state = { fails: (_call: unknown): Error | undefined => undefined, sent: [] as unknown[] }
  const answers = new Map<unknown, unknown>([
    [getUser, { data: { customer, cardList: [] } }],
    [savePicture, { Item: { firstName: 'Ann', profilePictureID: 'p1' } }],
  ])
  const client = (async (call: unknown, body: unknown) => {
    state.sent.push([call, body])
    const failure = state.fails(call)
    if (failure) throw failure
    return answers.get(call)
  }) as unknown as Client
  const user: User = { id, email: 'ann@x.com', info: {} }
  const $user = atom<User | undefined>(user)
  const saveInfo = async (info: UserInfo) => {
    const failure = state.fails(saveInfo)
    if (failure) throw failure
    $user.set({ ...user, info })
  }
  const profile = createProfile({ client, environment, session: { $user, saveInfo } })
  const info = () => {
    const now = profile.$profile.get()
    return now.kind === 'ready' ? now.info : undefined
  }
  return { profile, environment, state, info, saveInfo }
}

describe('drafts of a profile', () => {
  it('begins with the stored values of the member, loaded for that member', async () => {
    const { profile, state } = tabOf()
    await profile.load()
    expect(state.sent).toEqual([[getUser, { id: 'u1' }]])
    profile.edit({ city: 'Porto' })
    const { birthday: _, ...rest } = words
    expect(profile.$draft.get()).toEqual({
      ...profileForm({}),
      ...rest,
      ...{ birthdayYear: '1980', birthdayMonth: '1', birthdayDay: '10' },
      city: 'Porto',
    })
  })

  it('leaves fields without a value empty', () => {
    expect(new Set(Object.values(profileForm({})))).toEqual(new Set(['']))
  })

  it('outlasts a reload of the tab, for the same member and no other', async () => {
    const first = tabOf()
    await first.profile.load()
    first.profile.edit({ city: 'Porto' })
    const again = tabOf(first.environment)
    await again.profile.load()
    expect(again.profile.$draft.get()).toEqual(first.profile.$draft.get())
    const other = tabOf(first.environment, 'u2')
    await other.profile.load()
    expect(other.profile.$draft.get()).toBeUndefined()
    const away = tabOf(first.environment)
    away.state.fails = () => no
    await away.profile.load()
    expect(away.profile.$draft.get()).toBeUndefined()
  })

  it('begins again when the stored draft is broken, and adds fields that an older draft lacks', async () => {
    const { profile, environment } = tabOf()
    for (const broken of ['{', 'null', '[]', '{}']) {
      environment.tabStorage.set('staykit.profile', broken)
      await profile.load()
      expect(profile.$draft.get(), broken).toBeUndefined()
    }
    environment.tabStorage.set('staykit.profile', JSON.stringify(['u1', { city: 'Porto' }]))
    await profile.load()
    expect(profile.$draft.get()).toEqual({ ...profileForm({}), city: 'Porto' })
  })

  it('forgets the draft once it is saved, shows it as the profile, and clears an earlier error', async () => {
    const { profile, environment, state, saveInfo, info } = tabOf()
    state.fails = (call) => (call === getUser ? no : undefined)
    await profile.load()
    state.fails = (call) => (call === saveInfo ? no : undefined)
    await profile.load()
    expect(profile.$error.get()).toBeUndefined()
    profile.edit({ city: 'Porto' })
    await profile.save()
    expect([profile.$error.get(), profile.$draft.get()?.city]).toEqual(['Unable to update profile', 'Porto'])
    state.fails = () => undefined
    await profile.save()
    expect([
      profile.$error.get(),
      profile.$draft.get(),
      environment.tabStorage.get('staykit.profile'),
    ]).toEqual([undefined, undefined, undefined])
    expect(info()).toMatchObject({ ...words, email: 'ann@x.com', city: 'Porto' })
  })

  it('can be saved after a bug, which the caller receives', async () => {
    const { profile, state, saveInfo } = tabOf()
    await profile.load()
    profile.edit({ city: 'Porto' })
    const fault = new TypeError('ours')
    state.fails = (call) => (call === saveInfo ? fault : undefined)
    await expect(profile.save()).rejects.toBe(fault)
    state.fails = () => undefined
    await profile.save()
    expect(profile.$saving.get()).toEqual({ kind: 'saved' })
  })

  it('drops the draft of a member who has left, and an answer that comes late', async () => {
    const { profile } = tabOf()
    expect([profile.$saving.get(), profile.$savingPicture.get()]).toEqual([
      { kind: 'idle' },
      { kind: 'idle' },
    ])
    await profile.load()
    await profile.save()
    const late = profile.savePicture({ name: 'me.png', picture: 'aGk=' })
    profile.clear()
    expect(profile.$saving.get()).toEqual({ kind: 'idle' })
    await late
    expect(profile.$profile.get()).toEqual({ kind: 'loading' })
  })

  it('has the server’s reasons by field where it names a field', async () => {
    const { profile, state, saveInfo } = tabOf()
    const fields = [
      { field: 'city', message: 'No.' },
      { field: 'x', message: 7 },
      { field: 7, message: 'y' },
    ]
    const refusal = new CallError({ code: 'BAD_REQUEST', message: 'No.', details: { fields } }, 400)
    await profile.load()
    state.fails = (call) => (call === saveInfo ? refusal : undefined)
    await profile.save()
    const saving = profile.$saving.get()
    expect(saving.kind === 'error' && Object.entries(saving.fields)).toEqual([['city', 'other']])
  })
})
