import type { Contract } from '@staykit/contract'
import { useWidget } from '../../runtime/widget.ts'
import { longDay } from '../../ui/due-date.ts'
import { Modal } from '../../ui/modal.tsx'

export interface CancelDialogProps {
  readonly booking: Contract
  readonly busy: boolean
  readonly onCancel: () => void
  readonly onKeep: () => void
}

/** Asks before a room is given up (HOT-214). */
export function CancelDialog({ booking, busy, onCancel, onKeep }: CancelDialogProps) {
  const { t, settings } = useWidget()
  const date = (day: string) => longDay(day, settings.locale)
  const stay = { checkIn: date(booking.checkInDate), checkOut: date(booking.checkOutDate) }
  return (
    <Modal title={t('cancelTitle')} closeLabel={t('close')} onClose={busy ? undefined : onKeep} alert>
      <p className="muted">{t('cancelText', { hotel: booking.hotel.name, ...stay })}</p>
      <p className="b">
        {t(`refund.${booking.paymentMethod}`, { amount: booking.rate.price.formattedDueNow })}
      </p>
      <div className="modal-acts">
        <button type="button" className="btn" disabled={busy} onClick={onKeep}>
          {t('keep')}
        </button>
        <button type="button" className="btn danger" disabled={busy} onClick={onCancel}>
          {busy && <span className="spin" />}
          {t(busy ? 'cancelling' : 'cancelBooking')}
        </button>
      </div>
    </Modal>
  )
}
