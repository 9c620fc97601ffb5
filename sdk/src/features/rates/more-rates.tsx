import { messages } from '@staykit/words/en/more-rates'
import { useWidget } from '../../runtime/widget.ts'
import { withTexts } from '../../ui/with-texts.tsx'

function Plain({ onRefresh }: { readonly onRefresh: () => void }) {
  const { t } = useWidget()
  return (
    <div className="row wrap sm muted" role="status">
      <span>{t('mayCome')}</span>
      <button type="button" className="btn" onClick={onRefresh}>
        {t('refresh')}
      </button>
    </div>
  )
}

/** Says that a supplier has not answered; the traveller decides when the rates move. */
export const MoreRates = withTexts({ 'more-rates': messages }, Plain)
