import { formatDate, nightsOf } from '@staykit/domain'
import { isFiltered, type ListState, type ResultsState, type ResultsView } from '@staykit/stores/search'
import type { Likes } from '../../features/likes/likes.ts'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { NotLoaded } from '../../ui/not-loaded/not-loaded.tsx'
import { matchingOf } from './count-filters.ts'

const NoMatch = lazy(() => import('./no-match.tsx').then((module) => module.NoMatch))

interface ListTitleProps {
  state: ResultsState
  view: ResultsView
  likes: Likes | undefined
  onChange: (list: ListState) => void
}

/** The place, the number of listed hotels, the stay, and why the list is not the one that was asked for. */
export function ListTitle({ state, view, likes, onChange }: ListTitleProps) {
  const { t, settings } = useWidget()
  const { list, query, notice } = state
  const day = (date: string) =>
    formatDate(date, settings.locale, { weekday: 'short', month: 'short', day: 'numeric' })
  const matching = matchingOf(state, view)
  const { hotelCount = 0 } = view.location
  const matches = isFiltered(list.filters)
    ? t('someMatch', { count: matching, total: view.total })
    : hotelCount > view.total
      ? t('someHaveRoom', { count: view.total, total: hotelCount })
      : t('allMatch', { count: view.total })
  return (
    <div className="list-title">
      <Heading level={1} className="h2" tabIndex={-1}>
        {t('hotelsIn', { place: view.location.name })}
      </Heading>
      <p className="sm muted" role="status">
        {matches}{' '}
        {query && (
          <span className="dates">
            {t('stay', {
              from: day(query.checkIn),
              to: day(query.checkOut),
              nights: t('nights', { count: nightsOf(query) }),
            })}
          </span>
        )}{' '}
        <span className="short">{t('totalsInclude')}</span>
      </p>
      {likes && (
        <div className="likes-place">
          <likes.Strip state={state} preferred={likes.preferred} change={onChange} />
        </div>
      )}
      {notice === 'no-match' && query && <NoMatch {...{ view, list, query, onChange }} />}
      {notice === 'filter-failed' && <NotLoaded text={t('filterFailed')} onRetry={() => onChange(list)} />}
    </div>
  )
}
