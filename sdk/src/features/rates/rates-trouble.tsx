import type { CallError } from '@staykit/contract'
import { noRates } from '@staykit/stores/hotel'
import { messages as ratesTroubleTexts } from '@staykit/words/en/rates-trouble'
import { useWidget } from '../../runtime/widget.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { refusalText } from '../../ui/failure-text.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { bedIcon, refreshIcon } from '../../ui/icon/icons.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import { isStayTrouble } from '../page-stay.ts'

export interface RatesTroubleProps {
  readonly error: CallError
  readonly onRefresh: () => void
}

function Trouble({ error, onRefresh }: RatesTroubleProps) {
  const { t } = useWidget()
  const isFull = error.code === noRates.code
  // Dates or guests that no hotel can take: the same request would be refused again.
  const refusal = isStayTrouble(error.code) && refusalText(t, error)
  if (refusal) return <EmptyState icon={bedIcon} title={refusal} />
  return (
    <EmptyState
      icon={bedIcon}
      title={t(isFull ? 'noRates' : 'ratesFailed')}
      hint={t(isFull ? 'noRatesHint' : 'ratesFailedHint')}
      mayBeOffline={!isFull}
    >
      <button type="button" className="btn primary" onClick={onRefresh}>
        <Icon d={refreshIcon} />
        {t('refresh')}
      </button>
    </EmptyState>
  )
}

/** A hotel without a free room, or whose rates failed to load (HOT-298 to HOT-300). */
export const RatesTrouble = withTexts({ 'rates-trouble': ratesTroubleTexts }, Trouble)
