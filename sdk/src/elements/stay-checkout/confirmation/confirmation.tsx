import { useStore } from '@nanostores/react'
import type { Contract } from '@staykit/contract'
import { logLoyalty } from '@staykit/stores/loyalty'
import { useCallback, useEffect, useState } from 'react'
import { BookingView } from '../../../features/booking-view/booking-view.tsx'
import { useFailure, useNamedFailure } from '../../../features/use-failure.ts'
import { useLinks } from '../../../page/brand-gate.tsx'
import { useNavigate } from '../../../page/use-navigate.ts'
import { useWidget } from '../../../runtime/widget.ts'
import { failureWords } from '../../../ui/failure-words.ts'
import { lazy } from '../../../ui/lazy.tsx'
import { Loading } from '../loading.tsx'
import { Trouble } from '../payment/book-room.tsx'
import type { CheckoutStores } from '../use-checkout.ts'
import { ArtifactSection } from './artifact-section.tsx'
import type { JoinProps } from './join.tsx'

const Join = lazy<JoinProps>(() => import('./join.tsx').then((part) => part.Join), 'optional')

const QUIET_MS = 1_000

/** An account is an offer: its code waits until what was booked is there to be read. */
function useQuiet(): boolean {
  const { environment } = useWidget()
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => environment.timers.after(QUIET_MS, () => setQuiet(true)), [environment])
  return isQuiet
}

/** Opened cold, it reloads the booking that this tab made; without one the lookup is the way (OQ-38). */
export function Confirmation({ stores }: { stores: CheckoutStores }) {
  const { t } = useWidget()
  const { booking } = stores
  const state = useStore(booking.$booking)
  const notice = useStore(stores.$notice)
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
  // A login makes the stores of this page anew; what was done here outlasts them.
  const [isJoined, setJoined] = useState(false)
  const isQuiet = useQuiet()
  useNamedFailure('CARD_NOT_SAVED', notice || undefined)
  useFailure(state.kind === 'error' ? state.error : undefined, reload)
  useLoyalty(stores, state.kind === 'ready' ? state.booking : undefined)

  if (state.kind === 'ready') {
    const isKept = state.booking.status !== 'CANCELED'
    const email = state.booking.customer?.email
    return (
      <>
        {notice && <Trouble text={notice} />}
        <BookingView booking={state.booking} store={booking} fresh>
          {isQuiet && isKept && email && (
            <Join email={email} isJoined={isJoined} onJoined={() => setJoined(true)} />
          )}
          <ArtifactSection stores={stores} booking={state.booking} />
        </BookingView>
      </>
    )
  }
  if (state.kind !== 'error') return <Loading />
  return (
    <section className="card empty" role="alert">
      <h1 className="h2">{t('booked')}</h1>
      <p>{failureWords(t, state.error)}</p>
      <button type="button" className="btn primary" onClick={reload}>
        {t('confirmReload')}
      </button>
    </section>
  )
}

// Points are logged once for each trip, unless the brand hides loyalty (HOT-220).
function useLoyalty({ client, brand, booking: store }: CheckoutStores, booking: Contract | undefined) {
  const { environment } = useWidget()
  const state = useStore(brand.$brand)
  const isLogged = state.status === 'ready' && !state.brand.flags.hideLoyalty
  const logged = isLogged && booking?.status.toUpperCase() === 'SUCCESS' ? booking : undefined
  useEffect(() => {
    if (logged) void logLoyalty({ client, environment }, logged, store.capability())
  }, [client, environment, store, logged])
}
