import { formatMoney, subtract } from '@staykit/domain'
import type { PriceChange } from '@staykit/stores/checkout'
import { messages as bookingTroubleTexts } from '@staykit/words/en/booking-trouble'
import { useWidget } from '../../../runtime/widget.ts'
import { Modal } from '../../../ui/modal/modal.tsx'
import { withTexts } from '../../../ui/with-texts.tsx'

export interface PriceChangeProps {
  readonly change: PriceChange
  readonly onAccept: () => void
  readonly onLeave: () => void
}

/** Old and new total before any charge; there is a button to leave. */
function Dialog({ change, onAccept, onLeave }: PriceChangeProps) {
  const { t, settings } = useWidget()
  const { before, after } = change
  const say = (amount: typeof before) => formatMoney(amount, settings.locale)
  const more = after.minor > before.minor
  const title = t(more ? 'priceUp' : 'priceDown', {
    amount: say(more ? subtract(after, before) : subtract(before, after)),
  })
  return (
    <Modal title={title} alert>
      <p className="muted">{t('priceText')}</p>
      <dl className="sum">
        <div>
          <dt>{t('before')}</dt>
          <dd>
            <s>{say(before)}</s>
          </dd>
        </div>
        <div className="total">
          <dt>{t('newTotal')}</dt>
          <dd>{say(after)}</dd>
        </div>
      </dl>
      <div className="modal-acts">
        <button type="button" className="btn" onClick={onLeave}>
          {t('otherRoom')}
        </button>
        <button type="button" className="btn primary" onClick={onAccept}>
          {t('acceptPrice')}
        </button>
      </div>
    </Modal>
  )
}

export const PriceChangeDialog = withTexts({ 'booking-trouble': bookingTroubleTexts }, Dialog)
