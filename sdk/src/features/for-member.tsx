import { useStore } from '@nanostores/react'
import type { SessionStore, User } from '@staykit/stores/session'
import { atom } from 'nanostores'
import type { ReactNode } from 'react'
import type { Services } from '../page/services.ts'
import { useServices } from '../page/use-services.ts'
import { useWidget } from '../runtime/widget.ts'
import { NotLoaded } from '../ui/not-loaded/not-loaded.tsx'
import { useMember, useSession } from './use-session.ts'

/** The session and its services. */
export interface MemberProps {
  readonly services: Services
  readonly session: SessionStore
  readonly user: User
}

interface ForMemberProps {
  /** Placeholder until the session is known. */
  readonly loading: ReactNode
  readonly children: (member: MemberProps) => ReactNode
}

const noUser = atom<User | undefined>(undefined)

/** Renders its children only for a member; redirects a visitor to the login. */
export function ForMember({ loading, children }: ForMemberProps) {
  const { t } = useWidget()
  const services = useServices()
  const { session, failure, retry } = useSession(services)
  const user = useStore(session?.$user ?? noUser)
  const signedIn = useMember(services, session !== undefined && !failure)
  if (failure) return <NotLoaded text={t('failed')} error={failure} onRetry={retry} />
  if (signedIn === false) return null
  return services && session && user ? children({ services, session, user }) : loading
}
