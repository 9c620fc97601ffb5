import {
  CallError,
  type Client,
  getUser,
  removePicture,
  savePicture,
  type UserInfo,
  type WireCard,
} from '@staykit/contract'
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { type Environment, personalKeys } from '../environment/index.ts'
import { readOnce, change as sendChange, USER_MS } from '../loader/index.ts'
import type { SessionStore } from '../session/index.ts'
import { birthdayFields, type ProfileForm, profileBody, profileForm } from './form.ts'

export type ProfileState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly error: CallError }
  | { readonly kind: 'ready'; readonly info: UserInfo; readonly cards: readonly WireCard[] }

/** Result of the last change. `fields` has the server's error of each field. */
export type SaveState =
  | { readonly kind: 'idle' | 'saving' | 'saved' }
  | {
      readonly kind: 'error'
      readonly error: CallError
      readonly fields: Readonly<Record<string, string>>
    }

export interface ProfileStore {
  readonly $profile: ReadableAtom<ProfileState>
  /** The reason why the profile could not be loaded or changed (ACC-229). */
  readonly $error: ReadableAtom<string | undefined>
  readonly $saving: ReadableAtom<SaveState>
  readonly $savingPicture: ReadableAtom<SaveState>
  /** Unsaved input. It survives a reload of this tab, but not a logout. */
  readonly $draft: ReadableAtom<ProfileForm | undefined>
  /** Counts saved pictures, which share one address: the count busts the cache. */
  readonly $revision: ReadableAtom<number>
  readonly load: () => Promise<void>
  /** `birthDate`, YYYY-MM-DD, is another name for the three fields of the birthday (AQ-10). */
  readonly edit: (change: Partial<ProfileForm> & { readonly birthDate?: string }) => void
  readonly save: () => Promise<void>
  readonly savePicture: (file: { readonly name: string; readonly picture: string }) => Promise<void>
  readonly removePicture: () => Promise<void>
  /** The member has left: nothing of them stays (ACC-049). */
  readonly clear: () => void
}

interface Options {
  readonly client: Client
  readonly environment: Pick<Environment, 'tabStorage'>
  readonly session: Pick<SessionStore, 'saveInfo' | '$user'>
}

const KEY = personalKeys.profile

/** The draft, with the id of its member. */
function draftsOf(tabStorage: Options['environment']['tabStorage'], userId: () => string) {
  const $draft = atom<ProfileForm | undefined>(undefined)
  return {
    $draft,
    keep: (draft: ProfileForm | undefined) => {
      $draft.set(draft)
      if (draft) tabStorage.set(KEY, JSON.stringify([userId(), draft]))
      else tabStorage.remove(KEY)
    },
    restore: () => $draft.set(restored(tabStorage.get(KEY), userId())),
  }
}

/** Runs a change, and notes how it went. */
async function change(
  $state: WritableAtom<SaveState>,
  $error: WritableAtom<string | undefined>,
  run: () => Promise<unknown>,
): Promise<void> {
  $state.set({ kind: 'saving' })
  try {
    await run()
    $error.set(undefined)
    $state.set({ kind: 'saved' })
  } catch (error) {
    if (!(error instanceof CallError)) {
      // A bug does not prevent a retry.
      $state.set({ kind: 'idle' })
      throw error
    }
    $error.set('Unable to update profile')
    $state.set({ kind: 'error', error, fields: fieldsOf(error) })
  }
}

/** The profile of the signed-in member. Actions never throw a CallError: it is in the store. */
export function createProfile({ client, environment, session }: Options): ProfileStore {
  const $profile = atom<ProfileState>({ kind: 'loading' })
  const $error = atom<string | undefined>(undefined)
  const $saving = atom<SaveState>({ kind: 'idle' })
  const userId = () => session.$user.get()?.id ?? ''
  const drafts = draftsOf(environment.tabStorage, userId)
  const take = (info: UserInfo) => {
    const state = $profile.get()
    if (state.kind === 'ready') $profile.set({ ...state, info })
  }
  const formNow = () => drafts.$draft.get() ?? profileForm(infoOf($profile.get()) ?? {})
  const pictures = picturesOf({ client, userId, take, $error })

  return {
    $profile,
    $error,
    $saving,
    $draft: drafts.$draft,
    ...pictures,
    load: async () => {
      const state = await read(client, userId())
      $profile.set(state)
      $error.set(state.kind === 'error' ? 'Unable to get profile' : undefined)
      if (state.kind === 'ready') drafts.restore()
    },
    edit: ({ birthDate, ...change }) => {
      if ($profile.get().kind !== 'ready') return
      if ($saving.get().kind !== 'saving') $saving.set({ kind: 'idle' })
      drafts.keep({ ...formNow(), ...(birthDate !== undefined && birthdayFields(birthDate)), ...change })
    },
    save: async () => {
      if ($profile.get().kind !== 'ready' || $saving.get().kind === 'saving') return
      const form = formNow()
      await change($saving, $error, async () => {
        await session.saveInfo(profileBody({ ...form }))
        take({ ...infoOf($profile.get()), ...session.$user.get()?.info })
        // Input typed in the meantime is not saved yet.
        if (JSON.stringify(formNow()) === JSON.stringify(form)) drafts.keep(undefined)
      })
    },
    clear: () => {
      drafts.keep(undefined)
      $error.set(undefined)
      $saving.set({ kind: 'idle' })
      pictures.$savingPicture.set({ kind: 'idle' })
      $profile.set({ kind: 'loading' })
    },
  }
}

const infoOf = (state: ProfileState) => (state.kind === 'ready' ? state.info : undefined)

async function read(client: Client, id: string): Promise<ProfileState> {
  try {
    const { customer, cardList } = (await readOnce(client, getUser, { id }, USER_MS)).data
    const { id: _id, created: _created, refID: _refId, preferences: _liked, ...info } = customer
    return { kind: 'ready', info, cards: cardList }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return { kind: 'error', error }
  }
}

interface PictureOptions {
  readonly client: Client
  readonly userId: () => string
  readonly take: (info: UserInfo) => void
  readonly $error: WritableAtom<string | undefined>
}

function picturesOf({ client, userId, take, $error }: PictureOptions) {
  const $savingPicture = atom<SaveState>({ kind: 'idle' })
  const $revision = atom(0)
  const changed = (run: () => Promise<{ Item: UserInfo }>) =>
    change($savingPicture, $error, async () => {
      take((await run()).Item)
      $revision.set($revision.get() + 1)
    })
  return {
    $savingPicture,
    $revision,
    savePicture: (file: { readonly name: string; readonly picture: string }) =>
      changed(() => sendChange(client, savePicture, { id: userId(), ...file })),
    removePicture: () => changed(() => sendChange(client, removePicture, { id: userId() })),
  }
}

function fieldsOf({ details }: CallError): Record<string, string> {
  const fields = Array.isArray(details.fields) ? details.fields : []
  return Object.fromEntries(
    fields.flatMap(({ field, reason, message }: Readonly<Record<string, unknown>>) =>
      typeof field === 'string' && typeof message === 'string'
        ? [[field, typeof reason === 'string' ? reason : 'other']]
        : [],
    ),
  )
}

function restored(text: string | undefined, user: string): ProfileForm | undefined {
  try {
    const [owner, draft] = JSON.parse(text ?? '[]')
    return owner === user ? { ...profileForm({}), ...draft } : undefined
  } catch {
    return undefined
  }
}
