import { detailsLink } from '@staykit/stores/brand/links'
import { type HotelQuery, shownTotal } from '@staykit/stores/hotel'
import { useId } from 'react'
import { followLink } from '../../page/navigate.ts'
import { useBrandLinks } from '../../page/with-brand.tsx'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { readPage } from '../page-stay.ts'
import css from './nearby.css'
import { type NearbyStay, useNearby } from './use-nearby.ts'
import type { RatesView } from './use-rates.ts'

export interface NearbyProps {
  readonly query: HotelQuery
  readonly view: RatesView
  /** Changes the dates on this page; without it the links lead to the hotel's page. */
  readonly onDates?: ((checkIn: string, checkOut: string) => void) | undefined
}

/** Links to stays of the same length on nearby dates, with their totals. */
export function NearbyDates({ query, view, onDates }: NearbyProps) {
  const { t } = useWidget()
  useSheet(css)
  const id = useId()
  const stays = useNearby(query, view)
  if (stays.length === 0) return null
  return (
    <div className="nearby">
      <p className="b" id={id}>
        {t('nearbyDates')}
      </p>
      <ul aria-labelledby={id}>
        {stays.map((stay) => (
          <li key={stay.checkIn}>
            <StayLink {...{ stay, query, onDates }} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface StayLinkProps extends Pick<NearbyProps, 'query' | 'onDates'> {
  readonly stay: NearbyStay
}

function StayLink({ stay, query, onDates }: StayLinkProps) {
  const widget = useWidget()
  const { settings, environment } = widget
  const { locale } = settings
  const links = useBrandLinks()
  const href = environment.navigation.href()
  const page = readPage(links, 'details', href) ?? readPage(links, 'search', href)
  const place = page?.place ?? { type: 'hotel', id: query.hotelId }
  const url = detailsLink(links, place, stay, query.occupancy, query.hotelId)
  const day = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short', day: 'numeric' })
  return (
    <a
      className="nearby-stay"
      href={url}
      onClick={(event) => {
        const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        if (!onDates || !isPlain) return followLink(widget, 'details', url, event)
        event.preventDefault()
        onDates(stay.checkIn, stay.checkOut)
      }}
    >
      <span>{day.formatRange(new Date(`${stay.checkIn}T00:00Z`), new Date(`${stay.checkOut}T00:00Z`))}</span>{' '}
      <b>
        <bdi className="m">{shownTotal(stay.rate.price.final, locale)}</bdi>
      </b>
    </a>
  )
}
