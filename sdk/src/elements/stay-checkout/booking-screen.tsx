import { useStore } from '@nanostores/react'
import { useLinks } from '../../brand-gate.tsx'
import { Icon } from '../../ui/icon.tsx'
import { alertIcon, checkIcon } from '../../ui/icons.ts'
import { useWidget } from '../../widget.ts'
import type { CheckoutStores } from './use-checkout.ts'

/** Working, still pending, failed with Try Again, or "You're Booked!" for a moment (hotels.md §4). */
export function BookingScreen({ stores, hotelName }: { stores: CheckoutStores; hotelName: string }) {
  const { t } = useWidget()
  const { checkout } = stores
  const links = useLinks()
  const progress = useStore(checkout.$progress)
  const { email } = useStore(checkout.$customer)
  if (progress.kind === 'failed') {
    return (
      <section className="card empty" role="alert">
        <Icon d={alertIcon} />
        <h1 className="h2">{t('failed')}</h1>
        <p>{t('failedBody')}</p>
        {progress.detail && <p className="b">{progress.detail}</p>}
        <p>{t('failedTry')}</p>
        <p className="sm muted">{t('nothingCharged')}</p>
        <button type="button" className="btn primary" onClick={checkout.tryAgain}>
          {t('tryAgain')}
        </button>
      </section>
    )
  }
  if (progress.kind === 'pending') {
    return (
      <section className="card empty" role="status">
        <h1 className="h2">{t('pending')}</h1>
        <p>{t('pendingLead', { email })}</p>
        <button type="button" className="btn primary" onClick={checkout.checkAgain}>
          {t('checkAgain')}
        </button>
        <a className="link" href={links.to('lookup')}>
          {t('lookUp')}
        </a>
      </section>
    )
  }
  if (progress.kind === 'booked') {
    return (
      <section className="card empty" role="status">
        <Icon d={checkIcon} />
        <h1 className="h2">{t('booked')}</h1>
      </section>
    )
  }
  const arrived = progress.kind === 'working' && progress.transferComplete
  return (
    <section className="card empty" role="status">
      <span className="spin" />
      <h1 className="h2">{t('working')}</h1>
      <p>{arrived ? t('transferComplete') : t('workingLead', { hotel: hotelName })}</p>
    </section>
  )
}
