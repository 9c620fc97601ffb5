import { useStore } from '@nanostores/react'
import type { Contract } from '@staykit/contract'
import type { BookingStore } from '@staykit/stores/booking'
import { useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { deadlineWords } from '../../ui/due-date.ts'
import { failureWords } from '../../ui/failure-words.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { useNamedFailure } from '../use-failure.ts'
import type { CancelDialogProps } from './cancel-dialog.tsx'

const CancelDialog = lazy<CancelDialogProps>(() =>
  import('./cancel-dialog.tsx').then((part) => part.CancelDialog),
)

/** Offers to cancel, behind a modal that asks first (HOT-214). */
export function CancelBox({ booking, store }: { booking: Contract; store: BookingStore }) {
  const { t, settings } = useWidget()
  const cancellation = useStore(store.$cancellation)
  const [asking, setAsking] = useState(false)
  // A room is given up by who asks for it, never by itself.
  const { code = 'CANCEL_FAILED', detail = '' } = cancellation.kind === 'failed' ? cancellation : {}
  useNamedFailure(code, cancellation.kind === 'failed' ? detail : undefined)
  return (
    <section className="card row wrap between">
      <div>
        <h2 className="b">{t('plansChanged')}</h2>
        <p className="sm muted">
          {t('freeCancellation')}{' '}
          {booking.cancelBy && t('freeUntil', { when: deadlineWords(booking.cancelBy, settings.locale) })}
        </p>
        {cancellation.kind === 'failed' && (
          <p className="error" role="alert">
            {cancellation.message}. {failureWords(t, { code, message: detail })}
          </p>
        )}
      </div>
      <button type="button" className="btn danger" onClick={() => setAsking(true)}>
        {t('cancelBooking')}
      </button>
      {asking && <CancelDialog booking={booking} store={store} onClose={() => setAsking(false)} />}
    </section>
  )
}
