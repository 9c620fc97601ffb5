import { messages as hotelErrorTexts } from '@staykit/words/en/hotel-error'
import { MoreHotelsLink } from '../../features/hotel/more-hotels-link.tsx'
import { RetryNote } from '../../features/retry-note.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { refreshIcon } from '../../ui/icon/icons.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import type { HotelView } from './use-hotel.ts'

function Failure({ view }: { readonly view: HotelView }) {
  const { t } = useWidget()
  const { state, query, refresh, retry } = view
  return (
    <EmptyState
      icon={refreshIcon}
      title={t('awkward')}
      hint={t('awkwardHint')}
      mayBeOffline
      note={<RetryNote error={state.error} onRetry={retry} />}
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
