import { useStore } from '@nanostores/react'
import { type Contract, LINK_FRAGMENT } from '@staykit/contract'
import { type Partner, partnerReview } from '@staykit/domain'
import { createBooking } from '@staykit/stores/booking'
import type { BrandState } from '@staykit/stores/brand'
import type { Environment } from '@staykit/stores/environment'
import { atom } from 'nanostores'
import { useEffect, useMemo, useState } from 'react'
import type { BookingViewProps } from '../../features/booking-view/booking-view.tsx'
import { BookingView } from '../../features/booking-view/lazy-view.ts'
import type { BadgeContract } from '../../features/hotel-badge/hotel-badge.tsx'
import { useFailure } from '../../features/use-failure.ts'
import { useNavigate } from '../../page/use-navigate.ts'
import { useClient, useServices } from '../../page/use-services.ts'
import { useLinks } from '../../page/with-brand.tsx'
import type { PropsOf } from '../../runtime/declaration.ts'
import { useWidget } from '../../runtime/widget.ts'
import { failureText } from '../../ui/failure-text.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { useScreenFocus } from '../../ui/use-screen-focus.ts'
import type { stayLookup } from './element.ts'
import { LookupForm, type LookupValues } from './lookup-form.tsx'
import type { LostNumberProps } from './lost-number.tsx'

const LostNumber = lazy<LostNumberProps>(() => import('./lost-number.tsx').then((part) => part.LostNumber))

const HotelBadge = lazy<BadgeContract>(
  () => import('../../features/hotel-badge/hotel-badge.tsx').then((part) => part.HotelBadge),
  'optional',
)

type Props = PropsOf<typeof stayLookup>

const loading = atom<BrandState>({ status: 'loading' })

/** Delay before a lookup request (ACC-134). */
const LOOKUP_MS = 600

function useBookingStore() {
  const { environment, settings } = useWidget()
  const { locale } = settings
  const client = useClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store follows the language
  const store = useMemo(() => createBooking({ client, environment, locale }), [client, environment])
  useEffect(() => store.setLocale(locale), [store, locale])
  return store
}

/** The partner site for flights and cars, if any; undefined until known. */
function usePartner(): Partner | 'none' | undefined {
  const brand = useServices()?.brand
  const state = useStore(brand?.$brand ?? loading)
  useEffect(() => void brand?.load(), [brand])
  if (state.status === 'loading') return undefined
  return (state.status === 'ready' && state.brand.partner) || 'none'
}

/** The current view and its booking. */
function useView(initial: Props['view']) {
  const { environment } = useWidget()
  const view = initial ?? viewIn(environment)
  const store = useBookingStore()
  const state = useStore(store.$booking)
  const [current, setCurrent] = useState(view)
  const navigate = useNavigate()
  const links = useLinks()

  useEffect(() => setCurrent(view), [view])

  // A mail's link opens its trip. The address loses the token before the page can pass it on.
  useEffect(() => {
    const here = new URL(environment.navigation.href())
    const link = new URLSearchParams(here.hash.slice(1)).get(LINK_FRAGMENT)
    const tripNumber = here.searchParams.get('tripNumber')
    if (!link || !tripNumber) return
    here.hash = ''
    environment.history.replace(here.href.replace(/#$/, ''))
    void store.load({ tripNumber, email: '', link }).then((booking) => booking && setCurrent('booking'))
  }, [environment, store])

  // After a reload, the booking view has only what this tab stored (AQ-34).
  useEffect(() => {
    if (current !== 'booking' || store.$booking.get().kind !== 'none') return
    const key = store.remembered()
    if (key) void store.load(key)
    else navigate('lookup', links.to('lookup'), true)
  }, [current, store, navigate, links])

  // The user submits the form; a booking view reloads the booking.
  useFailure(state.kind === 'error' ? state.error : undefined, () => {
    const key = store.remembered()
    if (current === 'booking' && key) void store.load(key)
  })
  return { store, state, current, setCurrent }
}

export function StayLookup({ view, tripNumber = '', email = '' }: Props) {
  const { t, environment, settings } = useWidget()
  const [lostWith, setLostWith] = useState<string>()
  const { store, state, current, setCurrent } = useView(view)
  // The email of the booking unlocks it.
  useScreenFocus(state.kind === 'ready' && state.isLocked ? 'locked' : current)
  const [busy, setBusy] = useState(false)
  const partner = usePartner()
  const navigate = useNavigate()

  const submit = (values: LookupValues) => {
    if (values.product !== 'HTL') {
      const product = values.product === 'AIR' ? 'flights' : 'cars'
      if (partner && partner !== 'none') navigate('lookup', partnerReview(partner, product, settings.refId))
      return
    }
    setBusy(true)
    environment.timers.after(LOOKUP_MS, async () => {
      const booking = await store.load({ tripNumber: values.tripNumber, email: values.email })
      setBusy(false)
      if (!booking) return
      setCurrent('booking')
      const here = new URL(environment.navigation.href())
      const there = here.pathname.replace(/review(\/?)$/, 'booking$1')
      if (there !== here.pathname) environment.history.push(there)
    })
  }

  if (current === 'booking' && state.kind === 'ready') return <Shown booking={state.booking} store={store} />
  // The form has one more field with a partner: its layout waits until that is known.
  if ((current === 'booking' && state.kind !== 'error' && !busy) || !partner) return <Loading />
  if (lostWith !== undefined) return <LostNumber email={lostWith} onBack={() => setLostWith(undefined)} />
  const error = state.kind === 'error' && !busy ? state.error : undefined
  const failure = error && (error.status === 404 ? t('notFound') : failureText(t, error))
  return (
    <LookupForm
      first={{ product: 'HTL', tripNumber: tripNumber || queryIn(environment, 'tripNumber'), email }}
      products={partner !== 'none' ? ['HTL', 'CAR', 'AIR'] : ['HTL']}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onLost={setLostWith}
    />
  )
}

function Shown({ booking, store }: Pick<BookingViewProps, 'booking' | 'store'>) {
  return (
    <div className="col">
      <BookingView booking={booking} store={store}>
        {booking.status !== 'CANCELED' && <HotelBadge {...badgeOf(booking)} />}
      </BookingView>
    </div>
  )
}

/** The data of a booking that the badge shows. */
function badgeOf({ checkInDate, checkOutDate, hotel }: Contract): BadgeContract {
  const { id, name, thumbnails, location, score } = hotel
  const { geo, display, timeZone } = location
  return {
    checkIn: checkInDate,
    checkOut: checkOutDate,
    hotel: { id, name, thumbnails, location: { ...geo, display, timeZone }, score },
  }
}

function Loading() {
  const { t } = useWidget()
  return (
    <div className="empty" role="status">
      <span className="spin" />
      <p>{t('loading')}</p>
    </div>
  )
}

/** Trip number in the link of a mail. */
const queryIn = ({ navigation }: Environment, name: string) =>
  new URL(navigation.href()).searchParams.get(name) ?? ''

/** If neither the attribute nor the path names a view, the query can: ?view=booking. */
const viewIn = (environment: Environment): 'review' | 'booking' =>
  queryIn(environment, 'view') === 'booking' ? 'booking' : 'review'
