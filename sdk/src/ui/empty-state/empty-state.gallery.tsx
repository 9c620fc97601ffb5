import { messages as results } from '@staykit/words/en/filters'
import { messages as reviews } from '@staykit/words/en/reviews'
import { useWidget } from '../../runtime/widget.ts'
import type { GalleryPage } from '../gallery-page.ts'
import { alertIcon, searchIcon } from '../icon/icons.ts'
import { EmptyState } from './empty-state.tsx'

function NoMatch() {
  const { t } = useWidget()
  return (
    <EmptyState icon={searchIcon} title={t('noMatch')}>
      <button type="button" className="btn">
        {t('clearFilters')}
      </button>
    </EmptyState>
  )
}

function Failed() {
  const { t } = useWidget()
  return (
    <EmptyState icon={alertIcon} title={t('reviewsFailed')} hint={t('SERVER_ERROR')} mayBeOffline>
      <button type="button" className="btn primary">
        {t('tryAgain')}
      </button>
    </EmptyState>
  )
}

export const page: GalleryPage = {
  texts: { filters: results, reviews },
  states: {
    default: () => <NoMatch />,
    error: () => <Failed />,
    withoutAWayOn: () => (
      <EmptyState icon={searchIcon} title="No trips yet" hint="Booked trips appear here." />
    ),
    longText: () => (
      <EmptyState
        icon={alertIcon}
        title="There is no room left in any hotel of this town for the whole time that you have chosen"
        hint={'Other days, or a town close by, may have some. '.repeat(5)}
      />
    ),
  },
  keyboard: { Tab: 'goes to the ways on' },
}
