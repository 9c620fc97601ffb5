import { bookCancel, CallError, type Client, toWireAmount, type WireError } from '@staykit/contract'
import type { WritableAtom } from 'nanostores'
import type { BookingState, TripKey } from './booking.ts'
import { CANCEL_FAILED, type CancelState } from './cancel-state.ts'

interface Booked {
  readonly $booking: WritableAtom<BookingState>
  readonly $info: WritableAtom<TripKey | undefined>
  readonly $cancellation: WritableAtom<CancelState>
}

interface Caller {
  readonly client: Client
  readonly capability: string | undefined
  /** Loads the booking again. */
  readonly reload: (key: TripKey) => Promise<unknown>
}

/** Cancels the booking on show: success only when the wire says CANCELED (HOT-215). */
export async function cancelBooking({ client, capability, reload }: Caller, booked: Booked): Promise<void> {
  const { $booking, $info, $cancellation } = booked
  const state = $booking.get()
  const info = $info.get()
  if (state.kind !== 'ready' || !info || $cancellation.get().kind === 'cancelling') return
  const { booking } = state
  const fail = ({ code, reason, params, message }: Partial<WireError> = {}) =>
    $cancellation.set({
      kind: 'failed',
      message: CANCEL_FAILED,
      detail: message ?? '',
      ...(code && { code, reason, params }),
    })
  $cancellation.set({ kind: 'cancelling' })
  try {
    const shown = booking.cancelNow && { refund: toWireAmount(booking.cancelNow.refund) }
    const request = { ppn_bundle: booking.id, bookingId: info.tripNumber, capability, ...shown }
    const answer = await client(bookCancel, request)
    if (answer.status !== 'CANCELED') return fail(answer.getHotelCancelRequest?.error)
    $info.set(undefined)
    const ended = {
      status: 'CANCELED',
      isCancellable: false,
      cancelNow: undefined,
      isChangeable: false,
      refund: answer.refund,
    }
    $booking.set({ kind: 'ready', booking: { ...booking, ...ended } })
    $cancellation.set({ kind: 'canceled', info, refund: answer.refund })
  } catch (error) {
    // A deadline passed meanwhile: the dialog has to show the new amounts.
    if (error instanceof CallError && error.reason === 'refundChanged') await reload(info)
    fail(error instanceof CallError ? error : undefined)
  }
}
