import { useStore } from '@nanostores/react'
import { useCallback, useEffect } from 'react'
import { useLinks } from '../../brand-gate.tsx'
import { BookingView } from '../../ui/booking-view/booking-view.tsx'
import { useNavigate } from '../../use-navigate.ts'
import { useWidget } from '../../widget.ts'
import { Loading } from './loading.tsx'
import type { CheckoutStores } from './use-checkout.ts'

/** Opened cold, it reloads the booking that this tab made; without one the lookup is the way (OQ-38). */
export function Confirmation({ stores }: { stores: CheckoutStores }) {
  const { t } = useWidget()
  const { booking } = stores
  const state = useStore(booking.$booking)
  const links = useLinks()
  const navigate = useNavigate()
  const reload = useCallback(() => {
    const key = booking.remembered()
    if (key) void booking.load(key)
    else navigate('lookup', links.to('lookup'), true)
  }, [booking, navigate, links])

  useEffect(() => {
    if (booking.$booking.get().kind === 'none') reload()
  }, [booking, reload])

  if (state.kind === 'ready') return <BookingView booking={state.booking} store={booking} />
  if (state.kind !== 'error') return <Loading />
  return (
    <section className="card empty" role="alert">
      <h1 className="h2">{t('booked')}</h1>
      <p>{state.error.message}</p>
      <button type="button" className="btn primary" onClick={reload}>
        {t('checkAgain')}
      </button>
    </section>
  )
}
