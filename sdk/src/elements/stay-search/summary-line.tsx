import { formatDate, guestCount } from '@staykit/domain'
import type { SearchFormState } from '@staykit/stores/search'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { searchIcon, tuneIcon } from '../../ui/icon/icons.ts'

type SummaryLineProps = Pick<SearchFormState, 'text' | 'checkIn' | 'checkOut' | 'occupancy'>

/** The compact form on narrow widgets: its values in one line, which opens the form. */
export function SummaryLine({ text, checkIn, checkOut, occupancy }: SummaryLineProps) {
  const { t, settings } = useWidget()
  const day = (date: string) => date && formatDate(date, settings.locale, { month: 'short', day: 'numeric' })
  const stay = [day(checkIn), day(checkOut)].filter(Boolean).join(' – ')
  return (
    <>
      <span className="sr">{t('edit')}</span>
      <Icon d={searchIcon} />
      <span className="grow">
        <span className="sf-v">{text || t('where')}</span>
        <span className="sf-l">
          {[
            stay,
            t('roomCount', { count: occupancy.length }),
            t('guestCount', { count: guestCount(occupancy) }),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
      <Icon d={tuneIcon} />
    </>
  )
}
