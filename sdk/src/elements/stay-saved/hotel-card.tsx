import { largerThumbnail, type SavedHotel } from '@staykit/contract'
import type { ReactNode } from 'react'
import { Photo } from '../../features/hotel/photo.tsx'
import { Score } from '../../features/hotel/score.tsx'
import { Stars } from '../../features/hotel/stars.tsx'
import { Heading } from '../../runtime/heading.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { pinIcon } from '../../ui/icon/icons.ts'
import { useHotelLink } from './use-hotel-link.ts'

interface HotelCardProps {
  readonly hotel: SavedHotel
  /** Its buttons. */
  readonly children?: ReactNode
}

/** A hotel without a price: picture, name, stars and place. */
export function HotelCard({ hotel, children }: HotelCardProps) {
  const linkOf = useHotelLink()
  const { name, place, stars, score, thumbnail } = hotel
  return (
    <li part="hotel" className="saved">
      {/* The picture is a second link to the same page, for pointers only. */}
      <a className="pic" tabIndex={-1} aria-hidden="true" {...linkOf(hotel)}>
        <Photo src={largerThumbnail(thumbnail)} alt="" />
      </a>
      <div className="col g2 about">
        <Heading level={2} className="h4">
          <a {...linkOf(hotel)}>{name}</a> <Stars rating={stars} />
        </Heading>
        <p className="row sm muted">
          <Icon d={pinIcon} />
          {place}
        </p>
        <Score score={score} />
      </div>
      {children}
    </li>
  )
}
