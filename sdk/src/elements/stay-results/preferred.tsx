import { useStore } from '@nanostores/react'
import type { HotelFilters } from '@staykit/domain'
import type { User } from '@staykit/stores/session'
import { atom } from 'nanostores'
import { useSession } from '../../features/use-session.ts'
import { useServices } from '../../page/use-services.ts'
import { useWidget } from '../../runtime/widget.ts'

interface PreferredProps {
  readonly filters: HotelFilters
  readonly onChange: (filters: HotelFilters) => void
}

const unknown = atom<boolean | undefined>(undefined)
const nobody = atom<User | undefined>(undefined)

/**
 * Narrows the list to the stars and amenities that the member likes, at a press: nobody's list is shorter unasked. Prices stay
 * as they are, since a list may be in another currency.
 */
export function Preferred({ filters, onChange }: PreferredProps) {
  const { t } = useWidget()
  const services = useServices()
  const { session } = useSession(useStore(services?.$signedIn ?? unknown) ? services : undefined)
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
