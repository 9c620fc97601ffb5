import {
  addPasskey,
  askNewPasskey,
  CallError,
  type Client,
  listPasskeys,
  type Passkey,
  removePasskey,
} from '@staykit/contract'
import { atom, type ReadableAtom } from 'nanostores'
import { inTurn } from '../loader/index.ts'
import type { SessionStore } from '../session/index.ts'
import type { Ceremonies, NoPasskey } from './ceremony.ts'

export type PasskeysState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly error: CallError }
  | { readonly kind: 'ready'; readonly passkeys: readonly Passkey[] }

/** Result of the last change: `known` and `impossible` come from the device, `error` from the server. */
export type PasskeyAttempt =
  | { readonly kind: 'idle' | 'busy' | 'added' | Exclude<NoPasskey, 'cancelled'> }
  | { readonly kind: 'error'; readonly error: CallError }

export interface PasskeysStore {
  readonly $passkeys: ReadableAtom<PasskeysState>
  readonly $attempt: ReadableAtom<PasskeyAttempt>
  readonly load: () => Promise<void>
  /** Creates a passkey on this device. */
  readonly add: () => Promise<void>
  /** Removes it from the list at once, and restores it on failure. */
  readonly remove: (passkey: string) => Promise<void>
}

interface Options {
  readonly client: Client
  readonly session: Pick<SessionStore, '$user'>
  readonly ceremonies: Pick<Ceremonies, 'make'>
}

/** Passkeys of the member. Actions never throw a CallError. */
export function createPasskeys({ client, session, ceremonies }: Options): PasskeysStore {
  const $passkeys = atom<PasskeysState>({ kind: 'loading' })
  const $attempt = atom<PasskeyAttempt>({ kind: 'idle' })
  const own = () => ({ id: session.$user.get()?.id ?? '' })

  const turn = inTurn()

  async function attempt(work: () => Promise<PasskeyAttempt>): Promise<boolean> {
    if ($attempt.get().kind === 'busy') return false
    $attempt.set({ kind: 'busy' })
    const outcome = await work().catch(failure)
    $attempt.set(outcome)
    return outcome.kind !== 'error'
  }

  async function make(): Promise<PasskeyAttempt> {
    const credential = await ceremonies.make(await client(askNewPasskey, own()))
    if (credential === 'cancelled') return { kind: 'idle' }
    if (typeof credential === 'string') return { kind: credential }
    const added = await client(addPasskey, { ...own(), credential })
    const before = $passkeys.get()
    $passkeys.set({
      kind: 'ready',
      passkeys: [added, ...(before.kind === 'ready' ? before.passkeys : [])],
    })
    return { kind: 'added' }
  }

  return {
    $passkeys,
    $attempt,
    async load() {
      const load = client(listPasskeys, own()).then(({ passkeys }) => ({ kind: 'ready', passkeys }) as const)
      $passkeys.set(await load.catch(failure))
    },
    add: async () => void (await attempt(make)),
    async remove(passkey) {
      const before = $passkeys.get()
      if (before.kind !== 'ready') return
      $passkeys.set({ kind: 'ready', passkeys: before.passkeys.filter(({ id }) => id !== passkey) })
      const body = { ...own(), passkey }
      const ended = await turn(() => client(removePasskey, body)).then(
        () => ({ kind: 'idle' }) as const,
        failure,
      )
      if ($attempt.get().kind !== 'busy') $attempt.set(ended)
      if (ended.kind !== 'error') return
      const now = $passkeys.get()
      if (now.kind !== 'ready') return
      // At its place: others may have been added and removed meanwhile.
      const isBack = ({ id }: Passkey) => id === passkey || now.passkeys.some((each) => each.id === id)
      const added = now.passkeys.filter((each) => !before.passkeys.includes(each))
      $passkeys.set({ kind: 'ready', passkeys: [...added, ...before.passkeys.filter(isBack)] })
    },
  }
}

function failure(error: unknown) {
  if (!(error instanceof CallError)) throw error
  return { kind: 'error', error } as const
}
