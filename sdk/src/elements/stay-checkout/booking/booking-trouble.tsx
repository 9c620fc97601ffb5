import { useStore } from '@nanostores/react'
import { messages as bookingTroubleTexts } from '../../../messages/en-US/booking-trouble.ts'
import { useLinks } from '../../../page/brand-gate.tsx'
import { useWidget } from '../../../runtime/widget.ts'
import { Icon } from '../../../ui/icon.tsx'
import { alertIcon } from '../../../ui/icons.ts'
import { withTexts } from '../../../ui/with-texts.tsx'
import { methodNamed } from '../payment/registry.ts'
import type { CheckoutStores } from '../use-checkout.ts'

/** Still pending (OQ-36), expired (HOT-314), or failed with Try Again (HOT-305 to HOT-308). */
function Trouble({ stores }: { stores: CheckoutStores }) {
  const { t } = useWidget()
  const { checkout, session } = stores
  const links = useLinks()
  const progress = useStore(checkout.$progress)
  const user = useStore(session.$user)
  const { email } = useStore(checkout.$customer)
  if (progress.kind === 'pending') {
    return (
      <section className="card empty" role="status">
        <h1 className="h2">{t('pending')}</h1>
        <p>{t('pendingLead', { email: user?.email ?? email })}</p>
        <button type="button" className="btn primary" onClick={checkout.checkAgain}>
          {t('checkAgain')}
        </button>
        <a className="link" href={links.to('lookup')}>
          {t('lookUp')}
        </a>
      </section>
    )
  }
  if (progress.kind === 'expired') {
    const Expired = methodNamed(progress.method)?.Expired
    return Expired ? <Expired stores={stores} /> : null
  }
  if (progress.kind !== 'failed') return null
  return (
    <section className="card empty" role="alert">
      <Icon d={alertIcon} />
      <h1 className="h2">{t('failed')}</h1>
      <p>{t('failedBody')}</p>
      {progress.detail && <p className="b">{progress.detail}</p>}
      <p>{t('failedTry')}</p>
      <p className="sm muted">{t(progress.next === 'anew' ? 'nothingCharged' : 'paymentKept')}</p>
      <button type="button" className="btn primary" onClick={checkout.tryAgain}>
        {t('tryAgain')}
      </button>
    </section>
  )
}

export const BookingTrouble = withTexts({ 'booking-trouble': bookingTroubleTexts }, Trouble)
