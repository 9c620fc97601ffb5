import { createFigures, createProfile, type FiguresStore, type ProfileStore } from '@staykit/stores/profile'
import type { SessionStore } from '@staykit/stores/session'
import { useEffect, useMemo } from 'react'
import type { Services } from '../../page/services.ts'
import { useWidget } from '../../runtime/widget.ts'

/** State shared by the parts of the profile. */
export interface ProfileStores {
  readonly userId: string
  readonly services: Services
  readonly session: SessionStore
  readonly profile: ProfileStore
  readonly figures: FiguresStore
}

/** The stores of the current member; cleared after a logout. */
export function useProfileStores(
  services: Services | undefined,
  session: SessionStore | undefined,
  userId: string | undefined,
): ProfileStores | undefined {
  const { environment } = useWidget()
  const stores = useMemo(() => {
    if (!services || !session || !userId) return undefined
    const { client } = services
    const profile = createProfile({ client, environment, session })
    return { userId, services, session, profile, figures: createFigures({ client }) }
  }, [services, session, environment, userId])
  useEffect(() => {
    if (!stores) return
    void stores.profile.load()
    void stores.figures.load(stores.userId)
    return () => {
      stores.figures.clear()
      // The draft survives navigation, but not a logout.
      if (session && !session.isAuthenticated()) stores.profile.clear()
    }
  }, [stores, session])
  return stores
}
