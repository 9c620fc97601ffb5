import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'
import { BookingView } from '../../../features/booking-view/booking-view.tsx'
import { useFailure, useNamedFailure } from '../../../features/use-failure.ts'
import { useNavigate } from '../../../page/use-navigate.ts'
import { useLinks } from '../../../page/with-brand.tsx'
import { Heading } from '../../../runtime/heading.tsx'
import { useWidget } from '../../../runtime/widget.ts'
import { failureText } from '../../../ui/failure-text.ts'
import { lazy } from '../../../ui/lazy/lazy.tsx'
import { BookingProgress } from '../booking/booking-screen.tsx'
import { Loading } from '../loading.tsx'
import { Trouble } from '../payment/pay-form.tsx'
import type { CheckoutStores } from '../use-checkout.ts'
import { ArtifactSection } from './artifact-section.tsx'
import type { JoinProps } from './join.tsx'
import type { LoyaltyLogProps } from './loyalty-log.tsx'

const Join = lazy<JoinProps>(() => import('./join.tsx').then((part) => part.Join), 'optional')
const LoyaltyLog = lazy<LoyaltyLogProps>(
  () => import('./loyalty-log.tsx').then((part) => part.LoyaltyLog),
  'optional',
)

const QUIET_MS = 1_000

/** The account offer and the points load after the booking is shown: they are not urgent. */
function useQuiet(): boolean {
  const { environment } = useWidget()
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => environment.timers.after(QUIET_MS, () => setQuiet(true)), [environment])
  return isQuiet
}

export interface ConfirmationProps {
  readonly stores: CheckoutStores
  /** The rate in the address; empty without one. */
  readonly rate: string
}

/**
 * After a reload it loads the trip of the rate in the address, or else the last one of this tab; without one it links to the
 * lookup (OQ-38). Back from another trip shows that of the rate again.
 */
export function Confirmation({ stores, rate }: ConfirmationProps) {
  const { t } = useWidget()
  const { booking, checkout } = stores
  const state = useStore(booking.$booking)
  const notice = useStore(stores.$notice)
  const links = useLinks()
  const navigate = useNavigate()
  const reload = useCallback(() => {
    const key = checkout.tripOf(rate) ?? booking.remembered()
    if (key) void booking.load(key)
    else navigate('lookup', links.to('lookup'), true)
  }, [booking, checkout, rate, navigate, links])

  useEffect(() => {
    const own = checkout.tripOf(rate)?.tripNumber
    const shown = booking.$info.get()?.tripNumber
    if (booking.$booking.get().kind === 'none' || (own && shown && own !== shown)) reload()
  }, [booking, checkout, rate, reload])
  // A login recreates the stores of this page; this state survives that.
  const [isJoined, setJoined] = useState(false)
  const isQuiet = useQuiet()
  useNamedFailure('CARD_NOT_SAVED', notice?.message)
  useFailure(state.kind === 'error' ? state.error : undefined, reload)

  if (state.kind === 'ready') {
    const isActive = state.booking.status !== 'CANCELED'
    const email = state.booking.customer?.email
    return (
      <>
        {notice && <Trouble text={failureText(t, notice)} />}
        <BookingView
          booking={state.booking}
          store={booking}
          fresh
          after={<ArtifactSection stores={stores} booking={state.booking} />}
        >
          {isQuiet && isActive && email && (
            <Join email={email} isJoined={isJoined} onJoined={() => setJoined(true)} />
          )}
          {isQuiet && <LoyaltyLog stores={stores} booking={state.booking} />}
        </BookingView>
      </>
    )
  }
  if (state.kind !== 'error') {
    const isNew = stores.checkout.$progress.get().kind === 'booked'
    return isNew ? <BookingProgress stores={stores} hotelName="" /> : <Loading text="oneMoment" />
  }
  return (
    <section className="card empty" role="alert">
      <Heading level={1} className="h2">
        {t('booked')}
      </Heading>
      <p>{failureText(t, state.error)}</p>
      <button type="button" className="btn primary" onClick={reload}>
        {t('confirmReload')}
      </button>
    </section>
  )
}
