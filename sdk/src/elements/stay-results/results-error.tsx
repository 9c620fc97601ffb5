import type { CallError } from '@staykit/contract'
import { isOccupancy, nightsOf, roomsText } from '@staykit/domain'
import { searchLink } from '@staykit/stores/brand/links'
import type { ResultsQuery } from '@staykit/stores/search'
import { messages as resultsErrorTexts } from '@staykit/words/en/results-error'
import { useId } from 'react'
import { isStayTrouble } from '../../features/page-stay.ts'
import { usePopular } from '../../features/use-popular.ts'
import { followLink } from '../../page/navigate.ts'
import { useBrandLinks } from '../../page/with-brand.tsx'
import { attributesOf } from '../../runtime/nested-attributes.ts'
import { useWidget } from '../../runtime/widget.ts'
import { longDay } from '../../ui/due-date.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { failureText, mayPass } from '../../ui/failure-text.ts'
import { calendarIcon, searchIcon } from '../../ui/icon/icons.ts'
import { nested } from '../../ui/lazy/nested.ts'
import { withTexts } from '../../ui/with-texts.tsx'

const Search = nested('stay-search')

export interface ResultsErrorProps {
  error: CallError
  query: ResultsQuery | undefined
  onRetry: () => void
}

/** A retry can succeed: it needs neither other dates nor another place. */
const isRetried = (error: CallError) =>
  mayPass(error) && !isStayTrouble(error.code) && error.code !== 'NO_HOTELS'

/** The title and the line below it; if nothing is available, with place and dates. */
function useWords({ error, query }: ResultsErrorProps): [title: string, hint: string | undefined] {
  const { t, settings } = useWidget()
  const { code, details } = error
  if (code === 'PastDates') return [t('past'), t('pastHint')]
  if (code === 'NO_HOTELS' && query) {
    const day = (date: string) => longDay(date, settings.locale)
    const stay = { from: day(query.checkIn), to: day(query.checkOut) }
    return [t('noHotels'), t('nothingFree', { place: String(details.place ?? ''), ...stay })]
  }
  if (code === 'TooLong' && query) {
    const day = (date: string) => longDay(date, settings.locale)
    const nights = t('nights', { count: nightsOf(query) })
    return [failureText(t, error), t('stay', { from: day(query.checkIn), to: day(query.checkOut), nights })]
  }
  return [failureText(t, error), undefined]
}

/** Popular cities for the same stay, where the place of the page does not exist. */
function OtherPlaces({ query }: { readonly query: ResultsQuery }) {
  const widget = useWidget()
  const links = useBrandLinks()
  const id = useId()
  const [popular] = usePopular(true)
  if (!popular) return null
  return (
    <nav aria-labelledby={id} className="col g2 places">
      <p className="b" id={id}>
        {widget.t('popular')}
      </p>
      <div className="row wrap">
        {popular.items.map(({ id, displayName }) => {
          const url = searchLink(links, { type: 'city', id }, query, query.occupancy)
          return (
            <a
              key={id}
              className="btn"
              href={url}
              onClick={(event) => followLink(widget, 'search', url, event)}
            >
              {displayName}
            </a>
          )
        })}
      </div>
    </nav>
  )
}

/** Why there are no hotels, and a new search form (HOT-062, HOT-063) for other dates in the same place. */
function Failure(props: ResultsErrorProps) {
  const { error, query, onRetry } = props
  const { t, settings, host } = useWidget()
  // A second form on a page that has one would show other values.
  const hasForm = (host.getRootNode() as ParentNode).querySelector('stay-search') !== null
  const [title, hint] = useWords(props)
  const isOpen = isRetried(error)
  const { place } = error.details ?? {}
  const start = query &&
    place !== undefined && {
      locationId: query.place.id,
      locationType: query.place.type,
      locationName: String(place),
      checkIn: query.checkIn,
      checkOut: query.checkOut,
    }
  return (
    <div className="results-error">
      <EmptyState
        icon={error.code === 'PastDates' ? calendarIcon : searchIcon}
        title={title}
        hint={hint}
        mayBeOffline={isOpen}
      >
        {isOpen && (
          <button type="button" className="btn primary" onClick={onRetry}>
            {t('tryAgain')}
          </button>
        )}
      </EmptyState>
      {!hasForm && (
        <Search
          {...attributesOf(settings)}
          {...start}
          occupancy={query && isOccupancy(query.occupancy) ? roomsText(query.occupancy) : undefined}
        />
      )}
      {error.code === 'UNKNOWN_LOCATION' && query && <OtherPlaces query={query} />}
    </div>
  )
}

export const ResultsError = withTexts({ 'results-error': resultsErrorTexts }, Failure)
