import { locationMeta, type WireLocation } from '@staykit/contract'
import { formatDate } from '@staykit/domain'
import type { SavedSearch } from '@staykit/stores/search'
import type { ReactNode } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { hotelIcon, locateIcon, pinIcon, planeIcon, refreshIcon, searchIcon } from '../../ui/icon/icons.ts'
import { Marked } from './marked.tsx'
import type { Option } from './use-list-box.ts'
import type { Locating, useSuggestions } from './use-suggestions.ts'

const iconOf: Partial<Record<WireLocation['type'], string>> = { airport: planeIcon, hotel: hotelIcon }

/** The traveller's own position. */
export function PositionOption({ option, locating }: { option: Option; locating: Locating }) {
  const { t } = useWidget()
  const isDenied = locating === 'denied'
  return (
    <div {...option(0)}>
      <Mark icon={locateIcon} />
      <span className="grow">
        <span className="b">{t(locating === 'locating' ? 'locating' : 'useLocation')}</span>
        {(locating === 'failed' || isDenied) && (
          <span className="opt-error">
            {t('notLocated')} {isDenied && t('locationDenied')}
          </span>
        )}
      </span>
    </div>
  )
}

/** Replaces suggestions that failed to load; the keys of the field work on it too. */
export function RetryOption({ option }: { option: Option }) {
  const { t } = useWidget()
  return (
    <div {...option(1)}>
      <Mark icon={refreshIcon} />
      <span className="b">{t('suggestAgain')}</span>
    </div>
  )
}

interface RecentProps {
  readonly option: Option
  readonly recent: ReturnType<typeof useSuggestions>['recent']
}

export function RecentOptions({ option, recent }: RecentProps) {
  const { t, settings, environment } = useWidget()
  const day = (date: string) => formatDate(date, settings.locale, { month: 'short', day: 'numeric' })
  const stayOf = ({ place, checkIn, checkOut }: SavedSearch) =>
    checkIn && checkOut && checkIn >= environment.clock.today(place?.timeZone)
      ? `${day(checkIn)} – ${day(checkOut)}`
      : ''
  if (recent.length === 0) return null
  return (
    <Group name={t('recent')}>
      {recent.map((saved, index) => (
        <div key={saved.place.id} {...option(index + 1)}>
          <Mark icon={searchIcon} />
          <span className="grow">{saved.place.query}</span>
          <span className="meta num">{stayOf(saved)}</span>
        </div>
      ))}
    </Group>
  )
}

interface SuggestedProps extends Pick<ReturnType<typeof useSuggestions>, 'groups' | 'query'> {
  readonly option: Option
  /** Number of options before these. */
  readonly before: number
}

export function SuggestedOptions({ option, groups, query, before }: SuggestedProps) {
  const { t } = useWidget()
  let index = before
  return groups.map((group) => (
    <Group key={group.name} name={t(group.name)}>
      {group.items.map((item) => {
        index++
        return (
          <div key={item.id} {...option(index)}>
            <Mark icon={iconOf[item.type] ?? pinIcon} />
            <Marked text={item.displayName} part={query} />
            <span className="meta num">
              {locationMeta(item) || (item.hotelCount ? t('hotelCount', { count: item.hotelCount }) : '')}
            </span>
          </div>
        )
      })}
    </Group>
  ))
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div role="group" aria-label={name}>
      <p className="opts-h" aria-hidden="true">
        {name}
      </p>
      {children}
    </div>
  )
}

function Mark({ icon }: { icon: string }) {
  return (
    <span className="ico">
      <Icon d={icon} />
    </span>
  )
}
