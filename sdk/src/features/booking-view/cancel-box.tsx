import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { failureText } from '../../ui/failure-text.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import type { ContactProps } from '../part/contact.tsx'
import { useTermsTexts } from '../rates/cancellation-terms.tsx'
import { useNamedFailure } from '../use-failure.ts'
import type { BookingViewProps } from './booking-view.tsx'
import type { CancelDialogProps } from './cancel-dialog.tsx'

const CancelDialog = lazy<CancelDialogProps>(() =>
  import('./cancel-dialog.tsx').then((part) => part.CancelDialog),
)

const CannotCome = lazy<ContactProps>(() => import('../part/contact.tsx').then((part) => part.CannotCome))

/** Starts a cancellation, with a modal for confirmation (HOT-214). */
export function CancelBox({ booking, store, fresh }: Pick<BookingViewProps, 'booking' | 'store' | 'fresh'>) {
  const { t } = useWidget()
  // All of them are in the important information.
  const [now] = useTermsTexts(booking, '')
  const cancellation = useStore(store.$cancellation)
  const [asking, setAsking] = useState(false)
  // A cancellation is never retried automatically.
  const failed = cancellation.kind === 'failed' ? cancellation : undefined
  useNamedFailure(failed?.code ?? 'CANCEL_FAILED', failed?.detail)
  // A traveller who has just booked is not asked about other plans.
  const isFinal = !booking.cancelNow && !booking.isComplete && !fresh
  if (!booking.cancelNow && !failed && !isFinal) return null
  return (
    <section className="card row wrap between offer">
      <div>
        <Heading level={2} className="b">
          {t('plansChanged')}
        </Heading>
        <p className="sm muted">{now}</p>
        {isFinal && <CannotCome booking={booking} />}
        {failed && (
          <p className="error" role="alert">
            {t('cancelFailed')}. {failureText(t, failed)}
          </p>
        )}
      </div>
      {booking.cancelNow && (
        <button type="button" className="btn danger" onClick={() => setAsking(true)}>
          {t('cancelBooking')}
        </button>
      )}
      {asking && <CancelDialog booking={booking} store={store} onClose={() => setAsking(false)} />}
    </section>
  )
}
