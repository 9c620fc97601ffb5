import { useStore } from '@nanostores/react'
import type { Links } from '@staykit/stores/brand'
import type { SearchForm } from '@staykit/stores/search'
import { useWidget } from '../../runtime/widget.ts'
import { formatDate } from '../../ui/format-date.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { searchIcon, tuneIcon } from '../../ui/icon/icons.ts'
import { PageSearch } from './page-search.tsx'

interface CompactProps {
  form: SearchForm
  links: Links
  expanded: boolean
  onOpen: () => void
}

/** The form above results shows the values of the page's address; on narrow widgets it is one line that opens the form. */
export function Compact({ form, links, expanded, onOpen }: CompactProps) {
  return (
    <>
      <PageSearch form={form} links={links} />
      {!expanded && <CompactSummary form={form} onOpen={onOpen} />}
    </>
  )
}

function CompactSummary({ form, onOpen }: Pick<CompactProps, 'form' | 'onOpen'>) {
  const { t, settings } = useWidget()
  const { text, checkIn, checkOut, rooms, guests } = useStore(form.$form)
  const day = (date: string) => date && formatDate(date, settings.locale, { month: 'short', day: 'numeric' })
  const stay = [day(checkIn), day(checkOut)].filter(Boolean).join(' – ')
  return (
    <button type="button" className="sf-b mini" onClick={onOpen}>
      <span className="sr">{t('edit')}</span>
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
