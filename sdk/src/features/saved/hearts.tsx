import type { Hotel } from '@staykit/contract'
import { savedOf, viewedHere } from '@staykit/stores/saved'
import { messages as savedTexts } from '@staykit/words/en/saved'
import { useEffect } from 'react'
import type { Services } from '../../page/services.ts'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { withTexts } from '../../ui/with-texts.tsx'
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

function Both({ hotel, services, isPage = false }: HeartsProps) {
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

/** A heart over the picture of a hotel, and the member's favorite amenities of it. It causes no layout shift. */
export const Hearts = withTexts({ saved: savedTexts }, Both)
