import type { CallError } from '@staykit/contract'
import type { ResultsQuery } from '@staykit/stores/search'
import { useEffect } from 'react'
import { loadElement } from '../../runtime/load-element.ts'
import { attributesOf } from '../../runtime/nested-attributes.ts'
import { useWidget } from '../../runtime/widget.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { calendarIcon, searchIcon } from '../../ui/icons.ts'

interface ResultsErrorProps {
  error: CallError
  query: ResultsQuery | undefined
  onRetry: () => void
}

/** Why there are no hotels, and a fresh search form (HOT-062, HOT-063). */
export function ResultsError({ error, query, onRetry }: ResultsErrorProps) {
  const { t, settings } = useWidget()
  useEffect(() => loadElement('stay-search'), [])
  const isPast = error.code === 'PastDates'
  const lost = ['NETWORK', 'TIMEOUT', 'SERVER_ERROR'].includes(error.code)
  return (
    <div className="results-error">
      <EmptyState icon={isPast ? calendarIcon : searchIcon} title={error.message} hint={error.description}>
        {lost && (
          <button type="button" className="btn primary" onClick={onRetry}>
            {t('tryAgain')}
          </button>
        )}
      </EmptyState>
      <stay-search {...attributesOf(settings)} rooms={query?.rooms} guests={query?.guests} />
    </div>
  )
}
