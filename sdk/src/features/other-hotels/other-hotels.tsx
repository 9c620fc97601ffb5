import type { Hotel } from '@staykit/contract'
import { detailsLink } from '@staykit/stores/brand/links'
import { type HotelQuery, shownTotal } from '@staykit/stores/hotel'
import { messages as otherHotelsTexts } from '@staykit/words/en/other-hotels'
import { useId } from 'react'
import { followLink } from '../../page/navigate.ts'
import { useBrandLinks } from '../../page/with-brand.tsx'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import { Photo } from '../hotel/photo.tsx'
import css from './other-hotels.css'
import { useOtherHotels } from './use-other-hotels.ts'

interface OtherHotelsProps {
  readonly query: HotelQuery
}

function List({ query }: OtherHotelsProps) {
  const { t } = useWidget()
  useSheet(css)
  const id = useId()
  const hotels = useOtherHotels(query)
  if (hotels.length === 0) return null
  return (
    <div className="others">
      <p className="b" id={id}>
        {t('otherHotels')}
      </p>
      <ul aria-labelledby={id}>
        {hotels.map((hotel) => (
          <li key={hotel.id}>
            <HotelLink {...{ hotel, query }} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function HotelLink({ hotel, query }: OtherHotelsProps & { readonly hotel: Hotel }) {
  const widget = useWidget()
  const { t, settings } = widget
  const links = useBrandLinks()
  const place = { type: 'city', id: hotel.city.id }
  const url = detailsLink(links, place, query, query.occupancy, hotel.id)
  return (
    <a className="other" href={url} onClick={(event) => followLink(widget, 'details', url, event)}>
      <Photo src={hotel.thumbnails[0]} alt="" focus={hotel.pictures?.[0]?.focus} />
      <span>
        <b className="b">{hotel.name}</b>
        <span className="sm muted">{hotel.neighborhood?.name}</span>
        {hotel.price && (
          <span>
            <b className="num">{shownTotal(hotel.price.final, settings.locale)}</b>{' '}
            <span className="sm muted">{t('allIn')}</span>
          </span>
        )}
      </span>
    </a>
  )
}

/** Other hotels with a room for the same stay, each with its total, where this one has none. */
export const OtherHotels = withTexts({ 'other-hotels': otherHotelsTexts }, List)
