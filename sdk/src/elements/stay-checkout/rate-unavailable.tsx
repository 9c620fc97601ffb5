import type { CallError } from '@staykit/contract'
import { messages as bookingTroubleTexts } from '../../messages/en-US/booking-trouble.ts'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon.tsx'
import { alertIcon } from '../../ui/icons.ts'
import { withTexts } from '../../ui/with-texts.tsx'

export interface RateUnavailableProps {
  readonly error: CallError
  readonly signedIn: boolean
  readonly onLogin: () => void
  readonly onBack: () => void
}

/** A contract that could not be had (HOT-301 to HOT-303); the login link is for visitors (OQ-48). */
function Unavailable({ error, signedIn, onLogin, onBack }: RateUnavailableProps) {
  const { t } = useWidget()
  return (
    <section className="card empty" role="alert">
      <Icon d={alertIcon} />
      <h1 className="h2">{t('unavailable')}</h1>
      <p className="muted">{error.message}</p>
      {!signedIn && (
        <button type="button" className="link" onClick={onLogin}>
          {t('loginLink')}
        </button>
      )}
      <button type="button" className="btn primary" onClick={onBack}>
        {t('goBack')}
      </button>
    </section>
  )
}

export const RateUnavailable = withTexts({ 'booking-trouble': bookingTroubleTexts }, Unavailable)
