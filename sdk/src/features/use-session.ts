import { useStore } from '@nanostores/react'
import { withQuery } from '@staykit/domain'
import { hasStoredSession, type SessionStore } from '@staykit/stores/session'
import { atom } from 'nanostores'
import { useEffect, useRef, useState } from 'react'
import type { Services } from '../page/services.ts'
import { useNavigate } from '../page/use-navigate.ts'
import { useLinks } from '../page/with-brand.tsx'
import { useWidget } from '../runtime/widget.ts'
import { type Failure, useFailure } from './use-failure.ts'

const none = atom<Failure | undefined>(undefined)
const unknown = atom<boolean | undefined>(undefined)

export interface KnownSession {
  /** The page's session once its code is loaded. */
  readonly session: SessionStore | undefined
  /** Why the session failed to load or to be checked; a stored session is not removed for that. */
  readonly failure: Failure | undefined
  readonly retry: () => void
}

const hearing = new WeakSet<SessionStore>()

/** A login or logout of another script of the page, such as the single-file build, applies to this session too. */
function hearOthers(session: SessionStore, isKept: () => boolean) {
  if (hearing.has(session)) return
  hearing.add(session)
  const hear = () => {
    if (session.isAuthenticated() !== isKept()) void session.refresh()
  }
  document.addEventListener('stay-login', hear)
  document.addEventListener('stay-logout', hear)
}

/** The session of these services. A failure is emitted as stay-error and retried when online. */
export function useSession(services: Services | undefined): KnownSession {
  const [session, setSession] = useState<SessionStore>()
  const [lost, setLost] = useState<Failure>()
  const [turn, setTurn] = useState(0)
  const { environment, settings } = useWidget()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request
  useEffect(() => {
    let current = true
    services?.session().then(
      (loaded) => {
        if (!current) return
        setLost(undefined)
        setSession(loaded)
        hearOthers(loaded, () => hasStoredSession(environment.storage, settings.refId))
      },
      ({ message }) => current && setLost({ message }),
    )
    return () => {
      current = false
    }
  }, [services, turn])
  const failed = useStore(session?.$failure ?? none)
  const failure = lost ?? failed
  const retry = () => (session ? void session.check() : setTurn(turn + 1))
  useFailure(failure, retry)
  return { session, failure, retry }
}

/**
 * Redirects a visitor to the login, but not after a logout on this page, which navigates by itself. Returns false for a visitor,
 * undefined until known.
 */
export function useMember(services: Services | undefined, isSettled: boolean): boolean | undefined {
  const { environment } = useWidget()
  const signedIn = useStore(services?.$signedIn ?? unknown)
  const links = useLinks()
  const navigate = useNavigate()
  const loggedOut = useRef(false)
  useEffect(() => {
    const note = () => {
      loggedOut.current = true
    }
    document.addEventListener('stay-logout', note)
    return () => document.removeEventListener('stay-logout', note)
  }, [])
  useEffect(() => {
    // Reads the current state: a logout may have happened since the render.
    if (services?.$signedIn.get()) loggedOut.current = false
    if (!services || signedIn !== false || !isSettled || loggedOut.current) return
    const { pathname, search, href } = new URL(environment.navigation.href())
    const login = links.to('login')
    // On a page with a login box next to the element, a visitor stays.
    if (new URL(login, href).pathname !== pathname) {
      navigate('login', withQuery(login, { next: pathname + search }), true)
    }
  }, [services, signedIn, isSettled, environment, navigate, links])
  return signedIn
}
