import { useStore } from '@nanostores/react'
import type { Contract } from '@staykit/contract'
import { toBadgeDate } from '@staykit/domain'
import type { BookingStore } from '@staykit/stores/booking'
import { useState } from 'react'
import { useWidget } from '../../widget.ts'
import { Modal } from '../modal.tsx'
import { deadlineWords } from './words.ts'

/** Offers to cancel, behind a modal that asks first (HOT-214). */
export function CancelBox({ booking, store }: { booking: Contract; store: BookingStore }) {
  const { t, settings } = useWidget()
  const cancellation = useStore(store.$cancellation)
  const [asking, setAsking] = useState(false)
  const busy = cancellation.kind === 'cancelling'
  const cancel = async () => {
    await store.cancel()
    setAsking(false)
  }
  const date = (day: string) => toBadgeDate(day, settings.locale)
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
            {cancellation.message}. {cancellation.detail}
          </p>
        )}
      </div>
      <button type="button" className="btn danger" onClick={() => setAsking(true)}>
        {t('cancelBooking')}
      </button>
      {asking && (
        <Modal
          title={t('cancelTitle')}
          closeLabel={t('close')}
          onClose={busy ? undefined : () => setAsking(false)}
          alert
        >
          <p className="muted">
            {t('cancelText', {
              hotel: booking.hotel.name,
              checkIn: date(booking.checkInDate),
              checkOut: date(booking.checkOutDate),
            })}
          </p>
          <div className="modal-acts">
            <button type="button" className="btn" disabled={busy} onClick={() => setAsking(false)}>
              {t('keep')}
            </button>
            <button type="button" className="btn danger" disabled={busy} onClick={cancel}>
              {busy && <span className="spin" />}
              {t(busy ? 'cancelling' : 'cancelBooking')}
            </button>
          </div>
        </Modal>
      )}
    </section>
  )
}
