import { useStore } from '@nanostores/react'
import { locationsFind } from '@staykit/contract'
import type { Links } from '@staykit/stores/brand'
import { placeOf, type SearchForm, urlPlaceOf } from '@staykit/stores/search'
import { useEffect, useState } from 'react'
import { readPage } from '../../features/page-stay.ts'
import { servicesOf } from '../../page/services.ts'
import { useWidget } from '../../runtime/widget.ts'
import { formatDate } from '../../ui/format-date.ts'
import { Icon } from '../../ui/icon.tsx'
import { searchIcon, tuneIcon } from '../../ui/icons.ts'

interface CompactProps {
  form: SearchForm
  links: Links
  expanded: boolean
  onOpen: () => void
}

/** The form above results: it says what the page's address says, on narrow widgets in one line that opens it. */
export function Compact({ form, links, expanded, onOpen }: CompactProps) {
  usePageSearch(form, links)
  return expanded ? null : <CompactSummary form={form} onOpen={onOpen} />
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

// A place that the form does not hold already is asked for by its id: an address carries no name.
function usePageSearch(form: SearchForm, links: Links) {
  const { settings, environment } = useWidget()
  const [href, setHref] = useState(() => environment.navigation.href())
  useEffect(() => environment.history.onChange(() => setHref(environment.navigation.href())), [environment])
  const template = links.search
  useEffect(() => {
    const page = readPage({ search: template }, 'search', href)
    if (!page?.place) return
    const { checkIn, checkOut, rooms, guests, place: wanted } = page
    const today = environment.clock.today()
    if (checkIn && checkOut && checkIn >= today) form.setDates(checkIn, checkOut)
    if (rooms && guests) form.setOccupancy({ rooms, guests })
    const held = form.$form.get().place
    const known = held && urlPlaceOf(held)
    if (known?.id === wanted.id && known.type === wanted.type) return
    let current = true
    const { client } = servicesOf(settings, environment)
    client(locationsFind, { query: wanted.id, product: 'hotels', id: wanted.id }).then(
      ({ locations: [found] }) => current && found && form.choose(placeOf(found)),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [form, template, href, settings, environment])
}
