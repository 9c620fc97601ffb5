import { useStore } from '@nanostores/react'
import type { Hotel } from '@staykit/contract'
import { listText } from '@staykit/domain'
import type { SessionStore, User } from '@staykit/stores/session'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import { sayNamed } from '../../messages/translate.ts'
import type { Services } from '../../page/services.ts'
import { useWidget } from '../../runtime/widget.ts'

const noUser = atom<User | undefined>(undefined)

/** The hotel's amenities among the member's favorites; visitors see nothing and do not load the code of sessions. */
export function Favorites({ hotel, services }: { readonly hotel: Hotel; readonly services: Services }) {
  const { t, settings } = useWidget()
  const [session, setSession] = useState<SessionStore>()
  useEffect(
    () =>
      services.$signedIn.subscribe((signedIn) => {
        if (signedIn) services.session().then(setSession, () => {})
      }),
    [services],
  )
  const liked = useStore(session?.$user ?? noUser)?.preferences?.amenities ?? []
  const has = hotel.amenities.filter(({ id }) => liked.includes(id))
  if (has.length === 0) return null
  const names = listText(
    has.map(({ id, name }) => sayNamed(t, `amenity.${id}`, name)),
    settings.locale,
  )
  return (
    <p part="favorites" className="favorites">
      {t('favorites', { names })}
    </p>
  )
}
