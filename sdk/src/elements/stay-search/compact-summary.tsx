import { useStore } from '@nanostores/react'
import type { SearchForm } from '@staykit/stores/search'
import { formatDate } from '../../ui/format-date.ts'
import { Icon } from '../../ui/icon.tsx'
import { searchIcon, tuneIcon } from '../../ui/icons.ts'
import { useWidget } from '../../widget.ts'

/** The whole search in one line, for narrow widgets: it opens the form. */
export function CompactSummary({ form, onOpen }: { form: SearchForm; onOpen: () => void }) {
  const { t, settings } = useWidget()
  const { text, checkIn, checkOut, rooms, guests } = useStore(form.$form)
  const day = (date: string) => date && formatDate(date, settings.locale, { month: 'short', day: 'numeric' })
  const stay = [day(checkIn), day(checkOut)].filter(Boolean).join(' – ')
  return (
    <button type="button" className="sf-b mini" aria-label={t('edit')} onClick={onOpen}>
      <Icon d={searchIcon} />
      <span className="grow">
        <span className="sf-v">{text || t('where')}</span>
        <span className="sf-l">
          {[stay, t('roomCount', { count: rooms }), t('guestCount', { count: guests })]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
      <Icon d={tuneIcon} />
    </button>
  )
}
