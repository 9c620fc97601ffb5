import { messages as hotelErrorTexts } from '@staykit/words/en/hotel-error'
import { MoreHotelsLink } from '../../features/hotel/more-hotels-link.tsx'
import { RetryNote } from '../../features/retry-note.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { mayPass, refusalText } from '../../ui/failure-text.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { bedIcon, refreshIcon } from '../../ui/icon/icons.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import type { HotelView } from './use-hotel.ts'

function Failure({ view }: { readonly view: HotelView }) {
  const { t } = useWidget()
  const { state, query, refresh, retry } = view
  const { error } = state
  if (error && !mayPass(error))
    return (
      <EmptyState icon={bedIcon} title={refusalText(t, error) ?? t('awkward')}>
        <MoreHotelsLink query={query} />
      </EmptyState>
    )
  return (
    <EmptyState
      icon={refreshIcon}
      title={t('awkward')}
      hint={t('awkwardHint')}
      mayBeOffline
      note={<RetryNote error={error} onRetry={retry} />}
    >
      <button type="button" className="btn primary" onClick={refresh}>
        <Icon d={refreshIcon} />
        {t('refresh')}
      </button>
      <MoreHotelsLink query={query} />
    </EmptyState>
  )
}

/** The hotel failed to load: retry, or look at others. */
export const HotelError = withTexts({ 'hotel-error': hotelErrorTexts }, Failure)
