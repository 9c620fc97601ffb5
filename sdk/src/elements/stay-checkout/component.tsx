import { useStore } from '@nanostores/react'
import type { BookingState, Progress, TripKey } from '@staykit/stores/booking'
import type { RateChoice, Section } from '@staykit/stores/checkout'
import { atom } from 'nanostores'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { BookingSteps } from '../../features/booking-steps/booking-steps.tsx'
import { useNamedFailure } from '../../features/use-failure.ts'
import { useHref } from '../../page/use-href.ts'
import type { PropsOf } from '../../runtime/declaration.ts'
import { useWidget } from '../../runtime/widget.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { useScreenFocus } from '../../ui/use-screen-focus.ts'
import { BookingScreen } from './booking/booking-screen.tsx'
import { useBookingEvents } from './booking/use-booking-events.ts'
import { CheckoutForm } from './checkout-form.tsx'
import type { ConfirmationProps } from './confirmation/confirmation.tsx'
import type { stayCheckout } from './element.ts'
import { FormSkeleton, Loading } from './loading.tsx'
import { type CheckoutStores, useCheckoutStores } from './use-checkout.ts'
import { useSection } from './use-section.ts'

type Props = PropsOf<typeof stayCheckout>

// Screens after a booking load lazily.
const loadConfirmation = () => import('./confirmation/confirmation.tsx').then((part) => part.Confirmation)
const Confirmation = lazy<ConfirmationProps>(loadConfirmation)

const noProgress = atom<Progress>({ kind: 'none' })
const noBooking = atom<BookingState>({ kind: 'none' })
const noTrip = atom<TripKey | undefined>(undefined)

export function StayCheckout(props: Props) {
  const { section, goTo } = useSection(props.section)
  const stores = useCheckoutStores(goTo)
  const progress = useStore(stores?.checkout.$progress ?? noProgress)
  const shown = useStore(stores?.booking.$booking ?? noBooking)
  const trip = useStore(stores?.checkout.$trip ?? noTrip)
  const isConfirmed = section === 'confirmation'
  const isCancelled = isConfirmed && shown.kind === 'ready' && shown.booking.status === 'CANCELED'
  const isBooked = isConfirmed || trip !== undefined
  const { bundle: rate } = useChoice(props)
  const { screen, onSkip } = useSkip(section, goTo)
  const step = section === 'booking' ? `booking ${progress.kind}` : screen
  useScreenStart(trip && !isConfirmed ? 'trip' : step)
  return (
    <div className="col g6">
      {!isCancelled && (
        <BookingSteps
          current={isBooked ? 'BOOKING' : 'DETAILS'}
          isSecuring={!isBooked && section !== 'customer'}
        />
      )}
      {stores ? (
        <Checkout {...props} {...{ stores, goTo, onSkip }} at={section} />
      ) : rate && (section === 'customer' || section === 'billing') ? (
        <FormSkeleton at={section} />
      ) : (
        <Loading />
      )}
    </div>
  )
}

/** Names of the screens after a skip: the payment is the first one, and Edit opens another. */
const afterSkip: Partial<Record<Section, string>> = { billing: 'customer', customer: 'edit' }

/** The screen, and a function that goes on from the first one, which moves neither page nor focus. */
function useSkip(section: Section, goTo: (section: Section, replace: boolean) => void) {
  const [hasSkipped, setSkipped] = useState(false)
  const onSkip = useCallback(() => {
    setSkipped(true)
    goTo('billing', true)
  }, [goTo])
  return { screen: (hasSkipped && afterSkip[section]) || section, onSkip }
}

/** Each screen starts at its top, with the focus on its heading. The section "booking" has a screen for each result. */
function useScreenStart(screen: string) {
  const { host } = useWidget()
  const previous = useRef(screen)
  useLayoutEffect(() => {
    if (previous.current === screen) return
    previous.current = screen
    // The entry had a form, whose scroll position WebKit restores after Back, later than this.
    if (screen === 'trip') history.scrollRestoration = 'manual'
    host.scrollIntoView()
  }, [screen, host])
  useScreenFocus(screen)
}

interface CheckoutProps extends Props {
  readonly stores: CheckoutStores
  readonly at: Section
  readonly goTo: (section: Section, replace: boolean) => void
  readonly onSkip: () => void
}

/** The rate in the address, used when the attributes have none. */
function useChoice({ rate, sop, ratePlan }: Props): RateChoice {
  const query = new URL(useHref()).searchParams
  const read = (name: string) => query.get(name) ?? undefined
  return {
    bundle: rate ?? read('rate') ?? '',
    sop: sop ?? read('sop'),
    ratePlan: ratePlan ?? read('ratePlan'),
  }
}

function Checkout(props: CheckoutProps) {
  const { stores, at, goTo, onSkip } = props
  const { checkout } = stores
  const choice = useChoice(props)
  const { bundle, sop, ratePlan } = choice
  const contract = useStore(checkout.$contract)
  const progress = useStore(checkout.$progress)
  const payment = useStore(checkout.$payment)
  const trip = useStore(checkout.$trip)
  useBookingEvents(stores)
  // A payment is never retried automatically.
  const { code = 'PAYMENT_FAILED', message } = payment.kind === 'failed' ? payment : {}
  useNamedFailure(code, message || undefined)

  useEffect(() => {
    if (bundle && (at === 'customer' || at === 'billing')) checkout.loadContract({ bundle, sop, ratePlan })
  }, [checkout, bundle, sop, ratePlan, at])

  useEffect(() => {
    if (at === 'booking') loadConfirmation().catch(() => undefined)
  }, [at])

  // A reload during a booking resumes it; without one there is nothing to show (HOT-150).
  useEffect(() => {
    if (at === 'booking' && progress.kind === 'none' && !checkout.resume()) goTo('customer', true)
  }, [at, progress, checkout, goTo])

  if (at === 'confirmation') return <Confirmation stores={stores} rate={bundle} />
  // A step that is done shows the trip after Back, Forward or a reload.
  if (at === 'booking' || trip) {
    const hotelName = contract.kind === 'ready' ? contract.contract.hotel.name : ''
    return <BookingScreen stores={stores} hotelName={hotelName} />
  }
  return <CheckoutForm {...{ stores, at, choice, goTo, onSkip }} pm={props.pm} />
}
