import type { HotelQuery } from '@staykit/stores/hotel'
import { messages as hotelErrorTexts } from '@staykit/words/en/hotel-error'
import { MoreHotelsLink } from '../../features/hotel/more-hotels-link.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { refreshIcon } from '../../ui/icon/icons.ts'
import { withTexts } from '../../ui/with-texts.tsx'

function Failure({ query, onRefresh }: { query: HotelQuery; onRefresh: () => void }) {
  const { t } = useWidget()
  return (
    <EmptyState icon={refreshIcon} title={t('awkward')} hint={t('awkwardHint')} mayBeOffline>
      <button type="button" className="btn primary" onClick={onRefresh}>
        <Icon d={refreshIcon} />
        {t('refresh')}
      </button>
      <MoreHotelsLink query={query} />
    </EmptyState>
  )
}

/** The hotel failed to load: retry, or look at others. */
export const HotelError = withTexts({ 'hotel-error': hotelErrorTexts }, Failure)
