import { CallError, type Client, refreshSession, type Session } from '@staykit/contract'
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

/**
 * The tokens of a session: the access token stays in memory, the refresh token in storage is replaced at each use.
 * `onGone` when the server has ended the session.
 */
export function createTokens({ client, environment, refId }: SessionOptions, onGone: () => void) {
  const { storage, clock, locks } = environment
  const key = refreshKey(refId)
  const kept = keptTokens(environment, key)
  let refreshing: Promise<void> | undefined

  function end() {
    kept.forget()
    onGone()
  }

  // One tab at a time, each with what the one before has left: a token that was replaced looks stolen to the server.
  const renew = () =>
    locks.alone(key, async () => {
      const refreshToken = storage.get(key)
      if (refreshToken) await replace(refreshToken)
      else end()
    })

  // A session that the server has ended is over; trouble on the line is not the end of it.
  async function replace(refreshToken: string) {
    try {
      kept.keep(await client(refreshSession, { refreshToken }, { anonymous: true }))
    } catch (error) {
      if (error instanceof CallError && gone.has(error.code)) end()
      throw error
    }
  }

  async function accessToken() {
    const current = kept.current()
    if (!current) return undefined
    if (clock.now() < current.until - EARLY_MS) return current.session.accessToken
    refreshing ??= renew()
      .catch(() => undefined)
      .finally(() => {
        refreshing = undefined
      })
    await refreshing
    return kept.current()?.session.accessToken
  }

  return {
    $session: kept.$session,
    keep: kept.keep,
    forget: kept.forget,
    renew,
    accessToken,
    session: () => kept.current()?.session,
    /** Of this page, or of an earlier one. */
    refreshToken: () => kept.current()?.session.refreshToken ?? storage.get(key),
    isKept: () => Boolean(storage.get(key)),
  }
}

/** The session of this page, good until a time; its refresh token is in storage. */
function keptTokens({ storage, clock }: Environment, key: string) {
  const $session = atom<Session | undefined>(undefined)
  let current: { readonly session: Session; readonly until: number } | undefined
  return {
    $session,
    current: () => current,
    keep: (session: Session) => {
      current = { session, until: clock.now() + session.expiresIn * 1000 }
      $session.set(session)
      storage.set(key, session.refreshToken)
    },
    forget: () => {
      current = undefined
      $session.set(undefined)
      storage.remove(key)
    },
  }
}
