import { messages } from '@staykit/words/en/guest-prices'
import type { Services } from '../../page/services.ts'
import { useWidget } from '../../runtime/widget.ts'
import { withTexts } from '../../ui/with-texts.tsx'

function Notice({ services }: { readonly services: Services }) {
  const { t } = useWidget()
  // A failure leaves the notice.
  const check = () =>
    void services.session().then(
      (session) => session.check(),
      () => {},
    )
  return (
    <div className="note" role="status">
      <div className="row wrap">
        <span>{t('unchecked')}</span>
        <button type="button" className="btn" onClick={check}>
          {t('tryAgain')}
        </button>
      </div>
    </div>
  )
}

/** Says that the login could not be checked, so that no member pays the price of a visitor unasked. */
export const GuestPrices = withTexts({ 'guest-prices': messages }, Notice)
