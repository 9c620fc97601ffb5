import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useWidget } from '../../../runtime/widget.ts'
import type { CheckoutStores } from '../use-checkout.ts'

/** Emits the events of the booking; the tracking of the store emits stay-booked, once. */
export function useBookingEvents({ checkout }: CheckoutStores): void {
  const { emit } = useWidget()
  const progress = useStore(checkout.$progress)
  const { kind } = progress
  const submitted = kind !== 'none'
  useEffect(() => {
    const contract = checkout.$contract.get()
    if (submitted)
      emit('stay-book-submitted', { hotelId: contract.kind === 'ready' ? contract.contract.hotel.id : '' })
  }, [submitted, checkout, emit])
  useEffect(() => {
    if (progress.kind !== 'failed') return
    const { code, message } = progress.error
    emit('stay-book-failed', { code, message })
  }, [progress, emit])
}
