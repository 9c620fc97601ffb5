import { useStore } from '@nanostores/react'
import type { HotelFilters } from '@staykit/domain'
import type { SessionStore, User } from '@staykit/stores/session'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import { useServices } from '../../page/use-services.ts'
import { useWidget } from '../../runtime/widget.ts'

interface PreferredProps {
  readonly filters: HotelFilters
  readonly onChange: (filters: HotelFilters) => void
}

const nobody = atom<User | undefined>(undefined)

/**
 * Narrows the list to the stars and amenities that the member likes, at a press: nobody's list is shorter unasked. Prices stay
 * as they are, since a list may be in another currency. A visitor needs no code of sessions for it, and it is optional.
 */
export function Preferred({ filters, onChange }: PreferredProps) {
  const { t } = useWidget()
  const services = useServices()
  const [session, setSession] = useState<SessionStore>()
  useEffect(
    () =>
      services?.$signedIn.subscribe((signedIn) => {
        if (signedIn) services.session().then(setSession, () => {})
      }),
    [services],
  )
  const liked = useStore(session?.$user ?? nobody)?.preferences
  if (!liked) return null
  return (
    <button
      type="button"
      className="btn"
      onClick={() => onChange({ ...filters, ...liked, prices: filters.prices })}
    >
      {t('myPreferences')}
    </button>
  )
}
