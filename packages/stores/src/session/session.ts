import {
  CallError,
  type Client,
  confirmSignUp,
  forgotPassword,
  getUser,
  refreshSession,
  resendCode,
  resetPassword,
  type Session,
  signIn,
  signOut,
  signUp,
  type UserInfo,
  updateUser,
} from '@staykit/contract'
import { atom, type ReadableAtom } from 'nanostores'
import type { Environment } from '../environment/index.ts'
import { refreshKey } from './stored.ts'

/** Empty until the first check (ACC-042). */
export type AuthStatus = '' | 'connected' | 'unauthorized'

export interface User {
  readonly id: string
  readonly email: string
  readonly info: UserInfo
}

export interface SessionOptions {
  readonly client: Client
  readonly environment: Environment
  readonly refId: string
}

export interface SessionStore {
  readonly $status: ReadableAtom<AuthStatus>
  /** Loaded after a login; undefined for visitors. */
  readonly $user: ReadableAtom<User | undefined>
  /** Looks for a session that an earlier page left; safe to call often. */
  readonly check: () => Promise<AuthStatus>
  /** A token that is good for at least 10 s more, or undefined for visitors. */
  readonly accessToken: () => Promise<string | undefined>
  readonly identityId: () => string | undefined
  readonly signIn: (username: string, password: string) => Promise<void>
  readonly signUp: (username: string, password: string) => Promise<void>
  /** Confirms with the mailed pin, then signs in with the credentials of the sign-up. */
  readonly confirm: (username: string, pin: string, password: string) => Promise<void>
  readonly resend: (username: string) => Promise<void>
  readonly forgot: (email: string) => Promise<void>
  readonly reset: (email: string, pin: string, newPassword: string) => Promise<void>
  readonly signOut: () => Promise<void>
  readonly saveInfo: (info: UserInfo) => Promise<void>
}

const EARLY_MS = 10_000
const gone = new Set(['SESSION_ENDED', 'UNAUTHENTICATED', 'NotAuthorizedException'])
const lower = (username: string) => username.trim().toLowerCase()

/**
 * The member's session: the access token stays in memory, the refresh token in storage is replaced at each use.
 * Throws CallError from every action; the words for it are the form's.
 */
export function createSession({ client, environment, refId }: SessionOptions): SessionStore {
  const { storage, clock, locks } = environment
  const key = refreshKey(refId)
  const $status = atom<AuthStatus>('')
  const $user = atom<User | undefined>(undefined)
  let current: { session: Session; until: number } | undefined
  let refreshing: Promise<void> | undefined
  let checking: Promise<AuthStatus> | undefined

  function keep(session: Session) {
    current = { session, until: clock.now() + session.expiresIn * 1000 }
    storage.set(key, session.refreshToken)
  }

  function blank() {
    current = undefined
    storage.remove(key)
    $user.set(undefined)
    $status.set('unauthorized')
  }

  async function loadUser({ identityID, email }: Session) {
    const { data } = await client(getUser, { id: identityID })
    const { id: _id, email: _email, created: _created, refID: _refId, ...info } = data.customer
    $user.set({ id: identityID, email, info })
  }

  async function connect(session: Session) {
    keep(session)
    $user.set({ id: session.identityID, email: session.email, info: {} })
    $status.set('connected')
    await loadUser(session).catch(() => undefined)
  }

  // One tab at a time, each with what the one before has left: a token that was replaced looks stolen to the server.
  const renew = () =>
    locks.alone(key, async () => {
      const refreshToken = storage.get(key)
      if (refreshToken) await replace(refreshToken)
      else blank()
    })

  // A session that the server has ended is over; trouble on the line is not the end of it.
  async function replace(refreshToken: string) {
    try {
      keep(await client(refreshSession, { refreshToken }, { anonymous: true }))
    } catch (error) {
      if (error instanceof CallError && gone.has(error.code)) blank()
      throw error
    }
  }

  async function runCheck(): Promise<AuthStatus> {
    if (!storage.get(key)) {
      $status.set('unauthorized')
      return 'unauthorized'
    }
    try {
      await renew()
      if (current) await connect(current.session)
    } catch {
      if ($status.get() === '') $status.set('unauthorized')
    }
    return $status.get()
  }

  async function accessToken() {
    if (!current) return undefined
    if (clock.now() < current.until - EARLY_MS) return current.session.accessToken
    refreshing ??= renew()
      .catch(() => undefined)
      .finally(() => {
        refreshing = undefined
      })
    await refreshing
    return current?.session.accessToken
  }

  async function login(username: string, password: string) {
    await connect(await client(signIn, { username: lower(username), password, refId }))
  }

  return {
    $status,
    $user,
    accessToken,
    identityId: () => current?.session.identityID,
    check: () => {
      checking ??= runCheck()
      return checking
    },
    signIn: login,
    signUp: async (username, password) => {
      await client(signUp, { username: lower(username), password, refId })
    },
    confirm: async (username, pin, password) => {
      await client(confirmSignUp, { username: lower(username), pin: pin.trim(), refId })
      await login(username, password)
    },
    resend: async (username) => {
      await client(resendCode, { username: lower(username), refId })
    },
    forgot: async (email) => {
      await client(forgotPassword, { email: lower(email), refId })
    },
    reset: async (email, pin, newPassword) => {
      await client(resetPassword, { email: lower(email), pin: pin.trim(), newPassword, refId })
    },
    signOut: async () => {
      const refreshToken = current?.session.refreshToken ?? storage.get(key)
      blank()
      if (refreshToken) await client(signOut, { refreshToken }).catch(() => undefined)
    },
    saveInfo: async (info) => {
      const user = $user.get()
      if (!user) return
      const { Item } = await client(updateUser, { id: user.id, ...info })
      $user.set({ ...user, info: { ...user.info, ...Item } })
    },
  }
}
