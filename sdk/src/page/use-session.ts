import { useStore } from '@nanostores/react'
import type { SessionStore, User } from '@staykit/stores/session'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import { useServices } from './use-services.ts'

const nobody = atom<User | undefined>(undefined)

/** The page's session once its code is there. */
export function useSession(): SessionStore | undefined {
  const services = useServices()
  const [session, setSession] = useState<SessionStore>()
  useEffect(() => {
    let current = true
    services?.session().then((loaded) => current && setSession(loaded))
    return () => {
      current = false
    }
  }, [services])
  return session
}

/** The signed-in member; undefined for visitors, and until it is known. */
export function useUser(): User | undefined {
  const session = useSession()
  return useStore(session?.$user ?? nobody)
}
