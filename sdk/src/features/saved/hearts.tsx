import type { Hotel } from '@staykit/contract'
import { savedOf, viewedHere } from '@staykit/stores/saved'
import { useEffect } from 'react'
import type { Services } from '../../page/services.ts'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Favorites } from './favorites.tsx'
import { Heart } from './heart.tsx'
import css from './hearts.css'
import { savedFor } from './saved-of.ts'

interface HeartsProps {
  readonly hotel: Hotel
  readonly services: Services
  /** On the page of a hotel: there the heart has a word, and the hotel is kept among those that were viewed. */
  readonly isPage?: boolean
}

/** A heart over the picture of a hotel, and which of the member's favorite amenities it has. It moves nothing. */
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
