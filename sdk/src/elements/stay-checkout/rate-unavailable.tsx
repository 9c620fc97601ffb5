import { type CallError, refusedOfferOf } from '@staykit/contract'
import { messages as bookingTroubleTexts } from '@staykit/words/en/booking-trouble'
import { OtherHotels } from '../../features/other-hotels/other-hotels.tsx'
import { followLink } from '../../page/navigate.ts'
import { useLinks } from '../../page/with-brand.tsx'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { failureText, mayPass } from '../../ui/failure-text.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { alertIcon } from '../../ui/icon/icons.ts'
import { withTexts } from '../../ui/with-texts.tsx'

export interface RateUnavailableProps {
  /** Why there is no contract; undefined when no rate was chosen. */
  readonly error: CallError | undefined
  readonly signedIn: boolean
  readonly onLogin: () => void
  readonly onBack: () => void
  readonly onRetry: () => void
}

/** A contract that failed to load (HOT-301 to HOT-303); the login link is for visitors (OQ-48). */
function Unavailable({ error, signedIn, onLogin, onBack, onRetry }: RateUnavailableProps) {
  const { t, settings } = useWidget()
  const offer = error && refusedOfferOf(error)
  const isOpen = error && mayPass(error)
  const title = error ? (error.status ? 'unavailable' : 'rateNotLoaded') : 'noRate'
  return (
    <section className="card empty" role="alert">
      <Icon d={alertIcon} />
      <Heading level={1} className="h2">
        {t(title)}
      </Heading>
      <p className="muted">
        {error ? failureText(t, error) : t('noRateHint')} {isOpen && !navigator.onLine && t('offlineHint')}
      </p>
      {error?.status && !signedIn && (
        <button type="button" className="link" onClick={onLogin}>
          {t('loginLink')}
        </button>
      )}
      <div className="row wrap">
        {isOpen && (
          <button type="button" className="btn primary" onClick={onRetry}>
            {t('tryAgain')}
          </button>
        )}
        <button type="button" className={isOpen ? 'btn' : 'btn primary'} onClick={onBack}>
          {t('goBack')}
        </button>
        <ToSearch />
      </div>
      {offer && <OtherHotels query={{ ...offer, currency: settings.currency }} />}
    </section>
  )
}

function ToSearch() {
  const widget = useWidget()
  const url = useLinks().to('home')
  return (
    <a className="btn" href={url} onClick={(event) => followLink(widget, 'home', url, event)}>
      {widget.t('toSearch')}
    </a>
  )
}

export const RateUnavailable = withTexts({ 'booking-trouble': bookingTroubleTexts }, Unavailable)
