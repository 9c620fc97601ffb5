import { useStore } from '@nanostores/react'
import type { Contract } from '@staykit/contract'
import { formatMoney, fromMajor } from '@staykit/domain'
import type { BookingStore } from '@staykit/stores/booking'
import { useWidget } from '../../runtime/widget.ts'
import { longDay } from '../../ui/due-date.ts'
import { Modal } from '../../ui/modal/modal.tsx'
import { eventMoney } from '../event-money.ts'

export interface CancelDialogProps {
  readonly booking: Contract
  readonly store: BookingStore
  /** Called when the traveller keeps the booking, or when the cancellation is answered. */
  readonly onClose: () => void
}

/** Confirms and runs a cancellation (HOT-214), and notifies the page. */
export function CancelDialog({ booking, store, onClose }: CancelDialogProps) {
  const { t, settings, emit } = useWidget()
  const busy = useStore(store.$cancellation).kind === 'cancelling'
  async function cancel() {
    await store.cancel()
    const done = store.$cancellation.get()
    if (done.kind === 'canceled') {
      const { amount = 0, currencyCode = '' } = done.refund ?? {}
      emit('stay-cancelled', {
        tripNumber: done.info.tripNumber,
        hotelId: booking.hotel.id,
        ...(amount > 0 && { refund: eventMoney(fromMajor(amount, currencyCode)) }),
      })
    }
    onClose()
  }
  const nothing = { minor: 0, currency: booking.rate.price.currencyCode }
  const { penalty, refund } = booking.cancelNow ?? { penalty: nothing, refund: nothing }
  const date = (day: string) => longDay(day, settings.locale)
  const stay = { checkIn: date(booking.checkInDate), checkOut: date(booking.checkOutDate) }
  return (
    <Modal title={t('cancelTitle')} closeLabel={t('close')} onClose={busy ? undefined : onClose} alert>
      <p className="muted">{t('cancelText', { hotel: booking.hotel.name, ...stay })}</p>
      {penalty.minor > 0 && (
        <p className="row wrap between" data-penalty>
          {t('keptByHotel')} <b className="num">{formatMoney(penalty, settings.locale)}</b>
        </p>
      )}
      <p className="b">
        {booking.dispute
          ? t(`dispute.${booking.dispute}`)
          : t(`refund.${booking.paymentMethod}`, { amount: formatMoney(refund, settings.locale) })}
      </p>
      <div className="modal-acts">
        <button type="button" className="btn" aria-disabled={busy} onClick={busy ? undefined : onClose}>
          {t('keep')}
        </button>
        <button type="button" className="btn danger" aria-disabled={busy} onClick={cancel}>
          {busy && <span className="spin" />}
          {t(busy ? 'cancelling' : 'cancelBooking')}
        </button>
      </div>
    </Modal>
  )
}
