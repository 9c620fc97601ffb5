import type { Hotel } from '@staykit/contract'
import { nightsOf } from '@staykit/domain'
import { type HotelQuery, shownTotal } from '@staykit/stores/hotel'
import { useWidget } from '../../runtime/widget.ts'

interface BuyBarProps {
  hotel: Hotel
  query: HotelQuery
  onBook: () => void
}

/** The price and a link to the rooms, always visible where the side card has no space. */
export function BuyBar({ hotel, query, onBook }: BuyBarProps) {
  const { t, settings } = useWidget()
  if (!hotel.price) return null
  return (
    <div className="buybar">
      <span>
        <b className="num">{shownTotal(hotel.price.final, settings.locale)}</b>
        <span className="who">{t('totalFor', { nights: t('nights', { count: nightsOf(query) }) })}</span>
      </span>
      <button type="button" className="btn primary" onClick={onBook}>
        {t('bookNow')}
      </button>
    </div>
  )
}
