import type { Hotel } from '@staykit/contract'
import { savedOf, viewedHere } from '@staykit/stores/saved'
import { useEffect } from 'react'
import type { Services } from '../../page/services.ts'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Favorites } from './favorites.tsx'
import { Heart } from './heart.tsx'
import css from './hearts.css'
import { savedFor } from './saved-hotels.ts'

interface HeartsProps {
  readonly hotel: Hotel
  readonly services: Services
  /** On a hotel page: the heart has a text, and the hotel is added to the viewed hotels. */
  readonly isPage?: boolean
}

/** A heart over the picture of a hotel, and the member's favorite amenities of it. It causes no layout shift. */
export function Hearts({ hotel, services, isPage = false }: HeartsProps) {
  useSheet(css)
  const { environment } = useWidget()
  useEffect(() => {
    if (isPage) viewedHere(environment.storage).add(savedOf(hotel, environment.clock.now()))
  }, [environment, hotel, isPage])
  return (
    <div className="hearts">
      <Heart hotel={hotel} store={savedFor(services, environment)} withWord={isPage} />
      <Favorites hotel={hotel} services={services} />
    </div>
  )
}
