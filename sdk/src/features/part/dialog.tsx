import { type CallError, type Contract, fromWireAmount } from '@staykit/contract'
import { addNights, formatMoney, subtract } from '@staykit/domain'
import type { BookingStore, PartAnswer, PartOffers } from '@staykit/stores/booking'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { longDay } from '../../ui/due-date.ts'
import { failureText } from '../../ui/failure-text.ts'
import { Modal } from '../../ui/modal/modal.tsx'
import { NotLoaded } from '../../ui/not-loaded/not-loaded.tsx'
import { eventMoney } from '../event-money.ts'
import { useFailure } from '../use-failure.ts'
import { RoomChoice } from './room-choice.tsx'

export interface PartDialogProps {
  readonly kind: 'room' | 'night'
  readonly booking: Contract
  readonly store: BookingStore
  readonly onClose: () => void
}

/** Says what comes back for a room or the last night, and cancels it. */
export function PartDialog({ kind, booking, store, onClose }: PartDialogProps) {
  const { t, settings, emit } = useWidget()
  const { offers, problem, busy, load, cancel } = usePart(store, onDone, onReload)
  const [room, setRoom] = useState<number>()
  const rooms = useRef<HTMLFieldSetElement>(null)
  const money = (amount: number) => fromWireAmount(amount, offers?.currencyCode ?? '')
  const amountText = (amount: number) => formatMoney(money(amount), settings.locale)
  function onDone({ kind, state, refund }: PartAnswer) {
    if (state === 'cancelled' || state === 'released')
      emit('stay-part-cancelled', {
        tripNumber: booking.tripNumber ?? '',
        hotelId: booking.hotel.id,
        part: kind,
        rooms: booking.occupancy.length - (kind === 'room' ? 1 : 0),
        checkOut: addNights(booking.checkOutDate, kind === 'night' ? -1 : 0),
        ...(refund.amount > 0 && { refund: eventMoney(fromWireAmount(refund.amount, refund.currencyCode)) }),
      })
    onClose()
  }
  // The room of an index may be another one now, and the button that has the focus goes away.
  function onReload() {
    setRoom(undefined)
    rooms.current?.querySelector('input')?.focus()
  }
  const part = kind === 'night' ? offers?.lastNight : offers?.rooms[room ?? -1]
  return (
    <Modal
      title={t(kind === 'room' ? 'cancelRoom' : 'leaveEarlier')}
      closeLabel={t('close')}
      onClose={busy ? undefined : onClose}
      alert
    >
      {!offers && !problem && <span className="spin" role="status" aria-label={t('loading')} />}
      {!offers && problem && <NotLoaded text={failureText(t, problem)} error={problem} onRetry={load} />}
      {offers && kind === 'room' && (
        <RoomChoice {...{ booking, offers, room, amountText }} elementRef={rooms} onChoose={setRoom} />
      )}
      {offers && kind === 'night' && <Leave booking={booking} />}
      {part && part.refund < part.amount && (
        <p className="row wrap between">
          {t('keptByHotel')}{' '}
          <b className="num">
            {formatMoney(subtract(money(part.amount), money(part.refund)), settings.locale)}
          </b>
        </p>
      )}
      {part && (
        <p className="b" role="status">
          {t(`refund.${booking.paymentMethod}`, { amount: amountText(part.refund) })}
        </p>
      )}
      {offers && <p className="muted sm">{t('partRest')}</p>}
      {offers && problem && (
        <p className="error" role="alert">
          {failureText(t, problem)}
        </p>
      )}
      <div className="modal-acts">
        <button type="button" className="btn" aria-disabled={busy} onClick={busy ? undefined : onClose}>
          {t('keep')}
        </button>
        {part && (
          <button
            type="button"
            className="btn danger"
            aria-disabled={busy}
            onClick={() => cancel({ refund: part.refund, ...(kind === 'room' && { room }) })}
          >
            {busy && <span className="spin" />}
            {busy
              ? t('cancelling')
              : kind === 'night'
                ? t('leaveEarlier')
                : t('cancelRoomNumber', { number: (room ?? 0) + 1 })}
          </button>
        )}
      </div>
    </Modal>
  )
}

function Leave({ booking }: { readonly booking: Contract }) {
  const { t, settings } = useWidget()
  const day = (date: string) => longDay(date, settings.locale)
  const { checkOutDate } = booking
  return <p>{t('partLeave', { day: day(addNights(checkOutDate, -1)), before: day(checkOutDate) })}</p>
}

/** The offers of a trip, and the cancellation of one part. */
function usePart(store: BookingStore, onDone: (answer: PartAnswer) => void, onReload: () => void) {
  const [offers, setOffers] = useState<PartOffers>()
  const [problem, setProblem] = useState<CallError>()
  const [busy, setBusy] = useState(false)
  const isRunning = useRef(false)
  useFailure(problem)
  const load = useCallback(() => {
    setProblem(undefined)
    store.offerParts().then(setOffers, setProblem)
  }, [store])
  useEffect(load, [load])
  const cancel = async (part: { readonly room?: number | undefined; readonly refund: number }) => {
    if (isRunning.current || !offers) return
    isRunning.current = true
    setBusy(true)
    setProblem(undefined)
    await store.cancelPart({ ...part, done: offers.done }).then(onDone, (error) => {
      setProblem(error)
      // Without an answer it may be done: a repeat has the same `done` then, and cancels no other part.
      if (error.status !== 409) return
      // What comes back may have changed.
      return store.offerParts().then(
        (next) => {
          setOffers(next)
          onReload()
        },
        () => undefined,
      )
    })
    isRunning.current = false
    setBusy(false)
  }
  return { offers, problem, busy, load, cancel }
}
