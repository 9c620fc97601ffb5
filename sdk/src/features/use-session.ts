import { useStore } from '@nanostores/react'
import type { SessionStore } from '@staykit/stores/session'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import type { Services } from '../page/services.ts'
import { type Failure, useFailure } from './use-failure.ts'

const none = atom<Failure | undefined>(undefined)

export interface KnownSession {
  /** The page's session once its code is there. */
  readonly session: SessionStore | undefined
  /** Why it could not be had, or could not be looked at: a kept one is not over for that. */
  readonly failure: Failure | undefined
  readonly retry: () => void
}

/** The session of these services. What keeps it is told to the page, and tried again as soon as there is a line. */
export function useSession(services: Services | undefined): KnownSession {
  const [session, setSession] = useState<SessionStore>()
  const [lost, setLost] = useState<Failure>()
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    let current = true
    services?.session().then(
      (loaded) => {
        if (!current) return
        setLost(undefined)
        setSession(loaded)
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
