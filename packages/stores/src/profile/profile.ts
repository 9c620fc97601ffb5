import {
  CallError,
  type Client,
  getUser,
  removePicture,
  savePicture,
  type UserInfo,
  type WireCard,
} from '@staykit/contract'
import { atom, type ReadableAtom } from 'nanostores'
import type { Environment } from '../environment/index.ts'
import type { SessionStore } from '../session/index.ts'
import { type ProfileForm, profileBody, profileForm } from './form.ts'

export type ProfileState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly error: CallError }
  | { readonly kind: 'ready'; readonly info: UserInfo; readonly cards: readonly WireCard[] }

/** How the last change went; `fields`: the server's words by field. */
export type SaveState =
  | { readonly kind: 'idle' | 'saving' | 'saved' }
  | {
      readonly kind: 'error'
      readonly error: CallError
      readonly fields: Readonly<Record<string, string>>
    }

export interface ProfileStore {
  readonly $profile: ReadableAtom<ProfileState>
  /** Why it could not be read or changed (ACC-229). */
  readonly $error: ReadableAtom<string | undefined>
  readonly $saving: ReadableAtom<SaveState>
  readonly $savingPicture: ReadableAtom<SaveState>
  /** What is typed and not saved; it outlasts a reload of this tab, and no logout. */
  readonly $draft: ReadableAtom<ProfileForm | undefined>
  /** Counts the pictures that were kept: they have one address. */
  readonly $revision: ReadableAtom<number>
  readonly load: () => Promise<void>
  readonly edit: (change: Partial<ProfileForm>) => void
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

const KEY = 'staykit.profile'

/** The profile of the signed-in member. Actions never throw a CallError: it is in the store. */
export function createProfile({ client, environment, session }: Options): ProfileStore {
  const { tabStorage } = environment
  const $profile = atom<ProfileState>({ kind: 'loading' })
  const $error = atom<string | undefined>(undefined)
  const $saving = atom<SaveState>({ kind: 'idle' })
  const $savingPicture = atom<SaveState>({ kind: 'idle' })
  const $draft = atom<ProfileForm | undefined>(undefined)
  const $revision = atom(0)
  const userId = () => session.$user.get()?.id ?? ''

  function keepDraft(draft: ProfileForm | undefined) {
    $draft.set(draft)
    if (draft) tabStorage.set(KEY, JSON.stringify([userId(), draft]))
    else tabStorage.remove(KEY)
  }
  function take(info: UserInfo) {
    const state = $profile.get()
    if (state.kind === 'ready') $profile.set({ ...state, info })
  }
  async function change($state: typeof $saving, run: () => Promise<unknown>) {
    $state.set({ kind: 'saving' })
    try {
      await run()
      $error.set(undefined)
      $state.set({ kind: 'saved' })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      $error.set('Unable to update profile')
      $state.set({ kind: 'error', error, fields: fieldsOf(error) })
    }
  }
  const changePicture = (run: () => Promise<{ Item: UserInfo }>) =>
    change($savingPicture, async () => {
      take((await run()).Item)
      $revision.set($revision.get() + 1)
    })

  return {
    $profile,
    $error,
    $saving,
    $savingPicture,
    $draft,
    $revision,
    load: async () => {
      try {
        const { customer, cardList } = (await client(getUser, { id: userId() })).data
        const { id: _id, created: _created, refID: _refId, preferences: _liked, ...info } = customer
        $profile.set({ kind: 'ready', info, cards: cardList })
        $draft.set(restored(tabStorage.get(KEY), userId()))
        $error.set(undefined)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        $error.set('Unable to get profile')
        $profile.set({ kind: 'error', error })
      }
    },
    edit: (given) => {
      const state = $profile.get()
      if (state.kind !== 'ready') return
      if ($saving.get().kind !== 'saving') $saving.set({ kind: 'idle' })
      keepDraft({ ...($draft.get() ?? profileForm(state.info)), ...given })
    },
    save: async () => {
      const state = $profile.get()
      if (state.kind !== 'ready' || $saving.get().kind === 'saving') return
      const form = $draft.get() ?? profileForm(state.info)
      await change($saving, async () => {
        await session.saveInfo(profileBody({ ...form }))
        take({ ...state.info, ...session.$user.get()?.info })
        // What was typed meanwhile is not saved yet.
        if ($draft.get() === form) keepDraft(undefined)
      })
    },
    savePicture: (file) => changePicture(() => client(savePicture, { id: userId(), ...file })),
    removePicture: () => changePicture(() => client(removePicture, { id: userId() })),
    clear: () => {
      keepDraft(undefined)
      $error.set(undefined)
      $saving.set({ kind: 'idle' })
      $savingPicture.set({ kind: 'idle' })
      $profile.set({ kind: 'loading' })
    },
  }
}

function fieldsOf({ details }: CallError): Record<string, string> {
  const fields = Array.isArray(details.fields) ? details.fields : []
  return Object.fromEntries(
    fields.flatMap(({ field, message }: { field?: unknown; message?: unknown }) =>
      typeof field === 'string' && typeof message === 'string' ? [[field, message]] : [],
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
