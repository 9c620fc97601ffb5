import { guestCount, nightsOf, type Stay } from '@staykit/domain'
import type { HotelQuery } from '@staykit/stores/hotel'
import { messages as noticeTexts } from '@staykit/words/en/stay-notice'
import type { StayTrouble } from '../../features/page-stay.ts'
import { useWidget } from '../../runtime/widget.ts'
import { longDay } from '../../ui/due-date.ts'
import { refusalText } from '../../ui/failure-text.ts'
import { withTexts } from '../../ui/with-texts.tsx'

export interface StayNoticeProps {
  readonly trouble: StayTrouble
  /** The dates of the address. */
  readonly requested: Stay
  /** The stay that is shown instead. */
  readonly query: HotelQuery
}

function Notice({ trouble, requested, query }: StayNoticeProps) {
  const { t, settings } = useWidget()
  const { checkIn, checkOut, occupancy } = query
  const day = (date: string) => longDay(date, settings.locale)
  const nights = (stay: Stay) => t('nights', { count: nightsOf(stay) })
  const stay = [
    `${day(checkIn)} – ${day(checkOut)}`,
    nights(query),
    t('roomCount', { count: occupancy.length }),
    t('guestCount', { count: guestCount(occupancy) }),
  ]
  return (
    <p className="note" role="status">
      <span>
        <b>{refusalText(t, { code: trouble })}</b>{' '}
        {trouble === 'TooLong' &&
          `${t('stay', { from: day(requested.checkIn), to: day(requested.checkOut), nights: nights(requested) })} `}
        {trouble === 'InvalidDates' ? t('choose') : t('instead', { stay: stay.join(', ') })}
      </span>
    </p>
  )
}

/** Says why the page does not show the stay of its address, and which one it shows. */
export const StayNotice = withTexts({ 'stay-notice': noticeTexts }, Notice)
