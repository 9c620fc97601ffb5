import { useStore } from '@nanostores/react'
import { CallError } from '@staykit/contract'
import type { RateChoice, Section } from '@staykit/stores/checkout'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { BookingSteps } from '../../features/booking-steps/booking-steps.tsx'
import type { LoginModalProps } from '../../features/login-modal.tsx'
import { useLinks } from '../../page/brand-gate.tsx'
import { useNavigate } from '../../page/use-navigate.ts'
import type { PropsOf } from '../../runtime/declaration.ts'
import { useWidget } from '../../runtime/widget.ts'
import { lazy } from '../../ui/lazy.tsx'
import { BookingScreen } from './booking/booking-screen.tsx'
import type { PriceChangeProps } from './booking/price-change.tsx'
import { useBookingEvents } from './booking/use-booking-events.ts'
import { CustomerScreen } from './details/customer-screen.tsx'
import { useCustomer } from './details/use-customer.ts'
import type { stayCheckout } from './element.ts'
import { Loading } from './loading.tsx'
import { BillingScreen } from './payment/billing-screen.tsx'
import type { RateUnavailableProps } from './rate-unavailable.tsx'
import { Summary } from './summary.tsx'
import { type CheckoutStores, useCheckoutStores } from './use-checkout.ts'
import { useSection } from './use-section.ts'

type Props = PropsOf<typeof stayCheckout>

// What most bookings do not show, and what comes after them, brings its code when it is there to be seen.
const loadConfirmation = () =>
  import('./confirmation/confirmation.tsx').then(({ Confirmation }) => Confirmation)
const Confirmation = lazy<{ stores: CheckoutStores }>(loadConfirmation)
const PriceChange = lazy<PriceChangeProps>(() =>
  import('./booking/price-change.tsx').then((part) => part.PriceChangeDialog),
)
const Unavailable = lazy<RateUnavailableProps>(() =>
  import('./rate-unavailable.tsx').then((part) => part.RateUnavailable),
)
const LoginModal = lazy<LoginModalProps>(() =>
  import('../../features/login-modal.tsx').then((part) => part.LoginModal),
)

export function StayCheckout(props: Props) {
  const { section, goTo } = useSection(props.section)
  const stores = useCheckoutStores(goTo)
  useScreenStart(section)
  return (
    <div className="col g6">
      <BookingSteps
        current={section === 'confirmation' ? 'BOOKING' : 'DETAILS'}
        isSecuring={section === 'billing' || section === 'booking'}
      />
      {stores ? <Checkout {...props} stores={stores} at={section} goTo={goTo} /> : <Loading />}
    </div>
  )
}

// Each section begins at its top, for the eyes and for the keyboard.
function useScreenStart(section: Section) {
  const { host, box } = useWidget()
  const shown = useRef(section)
  useEffect(() => {
    if (shown.current === section) return
    shown.current = section
    host.scrollIntoView()
    const heading = box.querySelector<HTMLElement>('h1, h2')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [section, host, box])
}

interface CheckoutProps extends Props {
  readonly stores: CheckoutStores
  readonly at: Section
  readonly goTo: (section: Section, replace: boolean) => void
}

/** What the address says of the rate, where the attributes do not. */
function useChoice({ rate, sop, ratePlan }: Props): RateChoice {
  const { environment } = useWidget()
  const query = new URL(environment.navigation.href()).searchParams
  const read = (name: string) => query.get(name) ?? undefined
  return {
    bundle: rate ?? read('rate') ?? '',
    sop: sop ?? read('sop'),
    ratePlan: ratePlan ?? read('ratePlan'),
  }
}

function Checkout(props: CheckoutProps) {
  const { stores, at, goTo } = props
  const { checkout } = stores
  const choice = useChoice(props)
  const { bundle, sop, ratePlan } = choice
  const contract = useStore(checkout.$contract)
  const progress = useStore(checkout.$progress)
  useBookingEvents(stores)

  useEffect(() => {
    if (bundle && (at === 'customer' || at === 'billing')) checkout.loadContract({ bundle, sop, ratePlan })
  }, [checkout, bundle, sop, ratePlan, at])

  useEffect(() => {
    if (at === 'booking') loadConfirmation().catch(() => undefined)
  }, [at])

  // A reload in the middle takes up the booking that is under way; without one there is nothing to show (HOT-150).
  useEffect(() => {
    if (at === 'booking' && progress.kind === 'none' && !checkout.resume()) goTo('customer', true)
  }, [at, progress, checkout, goTo])

  if (at === 'confirmation') return <Confirmation stores={stores} />
  if (at === 'booking') {
    const hotelName = contract.kind === 'ready' ? contract.contract.hotel.name : ''
    return <BookingScreen stores={stores} hotelName={hotelName} />
  }
  return <Details {...props} choice={choice} />
}

function Details({ stores, at, goTo, choice, pm }: CheckoutProps & { choice: RateChoice }) {
  const { t, emit } = useWidget()
  const { checkout } = stores
  const state = useStore(checkout.$contract)
  const change = useStore(checkout.$priceChange)
  const customer = useCustomer(stores)
  const [asking, setAsking] = useState(false)
  const links = useLinks()
  const navigate = useNavigate()
  const goBack = () => {
    if (globalThis.history.length > 1) globalThis.history.back()
    else navigate('home', links.to('home'))
  }
  const backToCustomer = useCallback(() => goTo('customer', true), [goTo])
  const latest = useRef(choice)
  latest.current = choice
  const onLogin = useCallback(() => {
    setAsking(false)
    checkout.loadContract(latest.current)
  }, [checkout])

  useEffect(() => {
    if (!change) return
    const { before, after } = change
    emit('stay-price-changed', { before: before.minor, after: after.minor, currency: after.currency })
  }, [change, emit])

  const noRate = useMemo(() => new CallError({ code: 'RATE_UNAVAILABLE', message: t('noRate') }), [t])
  // Whoever comes without a rate has none to load (HOT-150).
  const error = choice.bundle ? (state.kind === 'error' ? state.error : undefined) : noRate
  if (!error && state.kind !== 'ready') return <Loading />
  const { signedIn } = customer
  // The server knows of a verified deal code, which opens the rate as well (OQ-28); otherwise only a login does.
  const isGated = error?.code === 'LOGIN_REQUIRED' && !signedIn
  const ask = () => setAsking(true)
  return (
    <>
      {state.kind === 'ready' && (
        <div className="split">
          {at === 'customer' ? (
            <CustomerScreen
              state={customer}
              onLogin={ask}
              onContinue={() => {
                customer.save()
                goTo('billing', false)
              }}
            />
          ) : (
            <BillingScreen
              stores={stores}
              state={customer}
              contract={state.contract}
              pm={pm}
              onIncomplete={backToCustomer}
            />
          )}
          <Summary contract={state.contract} />
        </div>
      )}
      {error && !isGated && <Unavailable error={error} signedIn={signedIn} onLogin={ask} onBack={goBack} />}
      {change && <PriceChange change={change} onAccept={checkout.acceptPrice} onLeave={goBack} />}
      {(isGated || asking) && (
        <LoginModal
          title={t(error ? 'loginGate' : 'loginForRates')}
          onLogin={onLogin}
          onClose={isGated ? undefined : () => setAsking(false)}
        />
      )}
    </>
  )
}
