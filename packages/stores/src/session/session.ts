import {
  type CallError,
  confirmSignUp,
  forgotPassword,
  getUser,
  type ResponseOf,
  resendCode,
  resetPassword,
  type Session,
  signIn,
  signOut,
  signUp,
  type UserInfo,
  updateUser,
} from '@staykit/contract'
import { type HotelPreferences, pinOf } from '@staykit/domain'
import { atom, computed, type ReadableAtom } from 'nanostores'
import { removePersonalData } from '../environment/index.ts'
import { change } from '../loader/index.ts'
import { type AuthStatus, isAuthenticated, isSocial, type Provider } from './provider.ts'
import { deviceOf } from './stored.ts'
import { createTokens, type SessionOptions } from './tokens.ts'

export interface User {
  readonly id: string
  readonly email: string
  readonly info: UserInfo
  /** The login provider: the hosted pool is Cognito (AQ-11). */
  readonly providerName?: string | undefined
  /** Logged in by Google, Facebook or Apple. */
  readonly isAuthenticatedWithSocial?: boolean
  /** The member's hotel preferences at login; null without any, undefined while they load. */
  readonly preferences?: HotelPreferences | null | undefined
}

export interface SessionStore {
  readonly $status: ReadableAtom<AuthStatus>
  /** Loaded after a login; undefined for visitors. */
  readonly $user: ReadableAtom<User | undefined>
  /** The reason why a stored session could not be checked; it may still be valid. */
  readonly $failure: ReadableAtom<CallError | undefined>
  /** The ways to be signed in, and where each stands. */
  readonly $providers: ReadableAtom<readonly Provider[]>
  readonly isAuthenticated: () => boolean
  /** Looks for a session that an earlier page left, again where that failed; safe to call often. */
  readonly check: () => Promise<AuthStatus>
  /** Looks at the session again: the server knows something new of its member. */
  readonly refresh: () => Promise<AuthStatus>
  /** A token that is good for at least 10 s more, or undefined for visitors. */
  readonly accessToken: () => Promise<string | undefined>
  readonly identityId: () => string | undefined
  readonly signIn: (username: string, password: string) => Promise<void>
  /** Adopts a session that another login method created. */
  readonly adopt: (session: Session) => Promise<void>
  readonly signUp: (username: string, password: string) => Promise<void>
  /** Confirms with the mailed pin, then signs in with the credentials of the sign-up. */
  readonly confirm: (username: string, pin: string, password: string) => Promise<void>
  readonly resend: (username: string) => Promise<void>
  readonly forgot: (email: string) => Promise<void>
  readonly reset: (email: string, pin: string, newPassword: string) => Promise<void>
  readonly signOut: () => Promise<void>
  readonly saveInfo: (info: UserInfo) => Promise<void>
}

const lower = (username: string) => username.trim().toLowerCase()

function userOf(
  { identityID, email }: Session,
  customer: ResponseOf<typeof getUser>['data']['customer'],
): User {
  const { id: _id, email: _e, created: _c, refID: _r, providerName, preferences, ...info } = customer
  return {
    id: identityID,
    email,
    info,
    providerName,
    ...(isSocial(providerName) && { isAuthenticatedWithSocial: true }),
    preferences: (preferences?.hotels as HotelPreferences) ?? null,
  }
}

/** The current user and tokens: a new session connects, an ended one leaves a visitor. */
function connection(options: SessionOptions) {
  const { client } = options
  const $status = atom<AuthStatus>('')
  const $user = atom<User | undefined>(undefined)
  const $failure = atom<CallError | undefined>(undefined)
  const tokens = createTokens(options, showNobody)

  function showNobody() {
    $user.set(undefined)
    $status.set('unauthorized')
  }

  async function loadUser(session: Session) {
    // A new or refreshed session may see more than before: reload for all stores.
    const { data } = await change(client, getUser, { id: session.identityID })
    // A logout meanwhile leaves a visitor.
    if (tokens.session()) $user.set(userOf(session, data.customer))
  }

  async function connect(session: Session) {
    tokens.keep(session)
    const user = { id: session.identityID, email: session.email, info: {} }
    $user.set(user)
    $status.set('connected')
    await loadUser(session).catch(() => $user.get() === user && $user.set({ ...user, preferences: null }))
  }

  async function runCheck(): Promise<AuthStatus> {
    // Never there, or ended by another script of the page.
    if (!tokens.isKept()) {
      tokens.forget()
      showNobody()
      return 'unauthorized'
    }
    try {
      await tokens.renew()
      const session = tokens.session()
      if (session) await connect(session)
      $failure.set(undefined)
    } catch (error) {
      $failure.set(tokens.isKept() ? (error as CallError) : undefined)
      if ($status.get() === '') $status.set('unauthorized')
    }
    return $status.get()
  }
  return { $status, $user, $failure, tokens, showNobody, connect, runCheck }
}

/** The member's session. Throws CallError from every action; the words for it are the form's. */
export function createSession(options: SessionOptions): SessionStore {
  const { client } = options
  const { $status, $user, $failure, tokens, showNobody, connect, runCheck } = connection(options)
  const $providers = computed([$status, tokens.$session], (status, session): readonly Provider[] => [
    { name: 'pool', status, token: session?.accessToken },
  ])
  let checking: Promise<AuthStatus> | undefined

  const { adopt, login } = logins(options, connect)

  return {
    $status,
    $user,
    $failure,
    $providers,
    isAuthenticated: () => isAuthenticated($providers.get()),
    accessToken: tokens.accessToken,
    identityId: () => tokens.session()?.identityID,
    check: () => {
      if ($failure.get()) checking = undefined
      checking ??= runCheck()
      return checking
    },
    refresh: runCheck,
    signIn: login,
    adopt,
    ...accountActions(options, login),
    signOut: async () => {
      const refreshToken = tokens.refreshToken()
      tokens.forget()
      removePersonalData(options.environment)
      showNobody()
      if (refreshToken) await client(signOut, { refreshToken }).catch(() => undefined)
    },
    saveInfo: async (info) => {
      const user = $user.get()
      if (!user) return
      const answer = await change(client, updateUser, { id: user.id, ...info })
      const changed = 'Item' in answer ? answer.Item : answer.Attributes
      $user.set({ ...user, info: { ...user.info, ...changed } })
    },
  }
}

/** The ways into a session; the device keeps what it is known by at the next one. */
function logins(options: SessionOptions, connect: (session: Session) => Promise<void>) {
  const device = deviceOf(options)

  async function adopt(session: Session) {
    if (session.device) device.set(session.device)
    await connect(session)
  }

  async function login(username: string, password: string) {
    const request = { username: lower(username), password, device: device.get() }
    await adopt(await options.client(signIn, request))
  }
  return { adopt, login }
}

/** Account actions without a session that lead to one. */
function accountActions(
  options: SessionOptions,
  login: SessionStore['signIn'],
): Pick<SessionStore, 'signUp' | 'confirm' | 'resend' | 'forgot' | 'reset'> {
  const { client } = options
  const device = deviceOf(options)
  return {
    signUp: async (username, password) => {
      await client(signUp, { username: lower(username), password })
    },
    confirm: async (username, pin, password) => {
      await client(confirmSignUp, { username: lower(username), pin: pinOf(pin), password })
      await login(username, password)
    },
    resend: async (username) => {
      await client(resendCode, { username: lower(username) })
    },
    forgot: async (email) => {
      await client(forgotPassword, { email: lower(email), device: device.get() })
    },
    reset: async (email, pin, newPassword) => {
      await client(resetPassword, {
        email: lower(email),
        pin: pinOf(pin),
        newPassword,
        device: device.get(),
      })
    },
  }
}
