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
import { pinOf } from '@staykit/domain'
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { inTurn } from '../loader/index.ts'
import type { SessionStore } from '../session/index.ts'

/** State of a change. `error` has the code that assigns it to a field. */
export type Attempt =
  | { readonly kind: 'idle' | 'busy' | 'done' }
  | { readonly kind: 'error'; readonly error: CallError }

export type SessionsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly error: CallError }
  | { readonly kind: 'ready'; readonly sessions: readonly MemberSession[] }

export interface SecurityStore {
  readonly $password: ReadableAtom<Attempt>
  readonly $email: ReadableAtom<Attempt>
  /** The address that a code was mailed to and that is not the member's yet. */
  readonly $newEmail: ReadableAtom<string>
  readonly $sessions: ReadableAtom<SessionsState>
  /** The reason why the last session could not be ended. */
  readonly $ending: ReadableAtom<Attempt>
  /** Returns true on success, so that a form can be cleared. */
  readonly changePassword: (oldPassword: string, newPassword: string) => Promise<boolean>
  readonly askForEmail: (email: string) => Promise<boolean>
  readonly confirmEmail: (pin: string) => Promise<boolean>
  /** Back to the form for an address. */
  readonly forgetEmail: () => void
  readonly loadSessions: () => Promise<void>
  /** Logs out one device, or all others. Removes it from the list at once, and restores it on failure. */
  readonly endSession: (session?: string) => Promise<void>
  /** Every other device and this one. */
  readonly logOutEverywhere: () => Promise<void>
}

interface Options {
  readonly client: Client
  readonly session: Pick<SessionStore, '$user' | 'refresh' | 'signOut'>
}

/** Changes a member's credentials and sessions. Actions never throw a CallError. */
export function createSecurity({ client, session }: Options): SecurityStore {
  const $password = atom<Attempt>({ kind: 'idle' })
  const $email = atom<Attempt>({ kind: 'idle' })
  const $newEmail = atom('')
  const $sessions = atom<SessionsState>({ kind: 'loading' })
  const $ending = atom<Attempt>({ kind: 'idle' })
  const id = () => session.$user.get()?.id ?? ''
  const turn = inTurn()
  const end = (one?: string): Promise<boolean> => {
    const body = { id: id(), ...(one && { session: one }) }
    return turn(() => attempt($ending, () => client(endSessions, body)))
  }
  let everywhere: Promise<void> | undefined

  return {
    $password,
    $email,
    $newEmail,
    $sessions,
    $ending,
    ...changes(client, session, { $password, $email, $newEmail }, load),
    loadSessions: load,
    async endSession(one) {
      const before = $sessions.get()
      if (before.kind !== 'ready') return
      const stays = (each: MemberSession) => (one ? each.id !== one : each.isThis)
      $sessions.set({ kind: 'ready', sessions: before.sessions.filter(stays) })
      if (await end(one)) return
      const now = $sessions.get()
      const ended = now.kind === 'ready' ? before.sessions.filter(stays).filter(isNotIn(now.sessions)) : []
      $sessions.set({ kind: 'ready', sessions: before.sessions.filter(isNotIn(ended)) })
    },
    logOutEverywhere() {
      everywhere ??= end()
        .then((isDone) => (isDone ? session.signOut() : undefined))
        .finally(() => {
          everywhere = undefined
        })
      return everywhere
    },
  }

  async function load() {
    try {
      $sessions.set({ kind: 'ready', ...(await client(listSessions, { id: id() })) })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      $sessions.set({ kind: 'error', error })
    }
  }
}

/** Changes to a member's credentials. */
function changes(
  client: Client,
  session: Options['session'],
  {
    $password,
    $email,
    $newEmail,
  }: Record<'$password' | '$email', Settable> & { $newEmail: WritableAtom<string> },
  load: () => Promise<void>,
): Pick<SecurityStore, 'changePassword' | 'askForEmail' | 'confirmEmail' | 'forgetEmail'> {
  const id = () => session.$user.get()?.id ?? ''
  return {
    changePassword: (oldPassword, newPassword) =>
      attempt($password, async () => {
        await client(changePassword, { id: id(), oldPassword, newPassword })
        // Every other device was logged out by it.
        void load()
      }),
    askForEmail: (email) =>
      attempt($email, async () => {
        await client(changeEmail, { id: id(), email: email.trim() })
        $newEmail.set(email.trim())
      }).then((isDone) => {
        if (isDone) $email.set({ kind: 'idle' })
        return isDone
      }),
    confirmEmail: (pin) =>
      attempt($email, async () => {
        await client(confirmEmail, { id: id(), email: $newEmail.get(), pin: pinOf(pin) })
        $newEmail.set('')
        await session.refresh()
      }),
    forgetEmail: () => {
      $newEmail.set('')
      $email.set({ kind: 'idle' })
    },
  }
}

type Settable = { get(): Attempt; set(attempt: Attempt): void }

const isNotIn =
  (sessions: readonly MemberSession[]) =>
  ({ id }: MemberSession) =>
    !sessions.some((each) => each.id === id)

/** One at a time: ignores another click while it is in progress. */
async function attempt($state: Settable, run: () => Promise<unknown>): Promise<boolean> {
  if ($state.get().kind === 'busy') return false
  $state.set({ kind: 'busy' })
  try {
    await run()
    $state.set({ kind: 'done' })
    return true
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    $state.set({ kind: 'error', error })
    return false
  }
}
