import { CallError, type Client, refreshSession, type Session, signOut } from '@staykit/contract'
import { atom } from 'nanostores'
import type { Environment } from '../environment/index.ts'
import { refreshKey } from './stored.ts'

export interface SessionOptions {
  readonly client: Client
  readonly environment: Environment
  readonly refId: string
}

const EARLY_MS = 10_000
const gone = new Set(['SESSION_ENDED', 'UNAUTHENTICATED', 'NotAuthorizedException'])

/** The tokens: the access token in memory, the refresh token in storage. */
function keptTokens({ storage, clock }: Environment, key: string) {
  const $session = atom<Session | undefined>(undefined)
  let until = 0

  function keep(session: Session) {
    until = clock.now() + session.expiresIn * 1000
    $session.set(session)
    storage.set(key, session.refreshToken)
  }

  function forget() {
    $session.set(undefined)
    storage.remove(key)
  }
  return {
    $session,
    keep,
    forget,
    session: () => $session.get(),
    isFresh: () => clock.now() < until - EARLY_MS,
    /** The session of this page, or of an earlier one. */
    refreshToken: () => $session.get()?.refreshToken ?? storage.get(key),
    isKept: () => Boolean(storage.get(key)),
  }
}

/** The tokens of a session; the refresh token is replaced at each use. `onGone` when the server has ended the session. */
export function createTokens({ client, environment, refId }: SessionOptions, onGone: () => void) {
  const { storage, locks } = environment
  const key = refreshKey(refId)
  const stored = keptTokens(environment, key)
  let refreshing: Promise<void> | undefined

  function end() {
    stored.forget()
    onGone()
  }

  // One tab at a time, each with what the one before has left: a token that was replaced looks stolen to the server.
  const renew = () =>
    locks.alone(key, async () => {
      const refreshToken = storage.get(key)
      if (refreshToken) await replace(refreshToken)
      else end()
    })

  async function replace(refreshToken: string): Promise<void> {
    const session = await renewed(refreshToken)
    const latest = storage.get(key)
    if (latest === refreshToken) return stored.keep(session)
    // A logout or a login meanwhile, here or in another tab, decides: the answer to the token before it ends.
    await client(signOut, { refreshToken: session.refreshToken }).catch(() => undefined)
    return latest ? replace(latest) : end()
  }

  // The server can end a session; a network error does not.
  async function renewed(refreshToken: string): Promise<Session> {
    try {
      return await client(refreshSession, { refreshToken }, { anonymous: true })
    } catch (error) {
      if (error instanceof CallError && gone.has(error.code)) end()
      throw error
    }
  }

  async function accessToken() {
    const session = stored.session()
    if (!session || stored.isFresh()) return session?.accessToken
    refreshing ??= renew()
      .catch(() => undefined)
      .finally(() => {
        refreshing = undefined
      })
    await refreshing
    return stored.session()?.accessToken
  }

  return { ...stored, renew, accessToken }
}
