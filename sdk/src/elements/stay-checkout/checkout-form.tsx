import { useStore } from '@nanostores/react'
import type { Contract } from '@staykit/contract'
import type { RateChoice, Section } from '@staykit/stores/checkout'
import { rulesOf } from '@staykit/stores/payments'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { TripMovement } from '../../features/change/banner.tsx'
import { ChangePart } from '../../features/change/part.tsx'
import { eventMoney } from '../../features/event-money.ts'
import type { LoginModalProps } from '../../features/login-modal.tsx'
import { useFailure } from '../../features/use-failure.ts'
import { useNavigate } from '../../page/use-navigate.ts'
import { useLinks } from '../../page/with-brand.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { useScreenFocus } from '../../ui/use-screen-focus.ts'
import type { PriceChangeProps } from './booking/price-change.tsx'
import { ConfirmCard } from './details/confirm-card.tsx'
import { CustomerCard } from './details/customer-screen.tsx'
import { type CustomerState, hasProblems, useCustomer } from './details/use-customer.ts'
import { FormSkeleton } from './loading.tsx'
import { Payment } from './payment/payment.tsx'
import { PaymentAhead } from './payment/payment-ahead.tsx'
import { useMethod } from './payment/use-method.ts'
import type { RateUnavailableProps } from './rate-unavailable.tsx'
import { Summary } from './summary.tsx'
import type { CheckoutStores } from './use-checkout.ts'

// Parts that most bookings do not show load lazily.
const PriceChange = lazy<PriceChangeProps>(() =>
  import('./booking/price-change.tsx').then((part) => part.PriceChangeDialog),
)
const Unavailable = lazy<RateUnavailableProps>(() =>
  import('./rate-unavailable.tsx').then((part) => part.RateUnavailable),
)
const LoginModal = lazy<LoginModalProps>(() =>
  import('../../features/login-modal.tsx').then((part) => part.LoginModal),
)

interface CheckoutFormProps {
  readonly stores: CheckoutStores
  readonly at: Section
  readonly choice: RateChoice
  /** Payment method that the page selects. */
  readonly pm: string | undefined
  readonly goTo: (section: Section, replace: boolean) => void
  /** Goes on to the payment of a member who has nothing to fill in. */
  readonly onSkip: () => void
}

/** The address of the link out of the checkout: the previous page, else home. */
function useGoBack() {
  const links = useLinks()
  const navigate = useNavigate()
  return () => {
    if (globalThis.history.length > 1) globalThis.history.back()
    else navigate('home', links.to('home'))
  }
}

/** Emits an event when the price has changed. */
function usePriceChange({ checkout }: CheckoutStores) {
  const { emit } = useWidget()
  const change = useStore(checkout.$priceChange)
  useEffect(() => {
    if (!change) return
    const { before, after } = change
    emit('stay-price-changed', { before: eventMoney(before), after: eventMoney(after) })
  }, [change, emit])
  return change
}

/** Whether the login is open, and a function that reloads the contract, as after a login. */
function useLoginBox({ stores: { checkout, session }, choice }: CheckoutFormProps) {
  const { environment } = useWidget()
  const [asking, setAsking] = useState(false)
  const user = useStore(session.$user)
  const isMember = user !== undefined
  // The button that opened the login goes with it.
  const hasLoggedIn = useRef(false)
  useScreenFocus(hasLoggedIn.current && isMember ? 'member' : '')
  const latest = useRef(choice)
  latest.current = choice
  const load = useCallback(() => checkout.loadContract(latest.current), [checkout])
  const onLogin = useCallback(() => {
    hasLoggedIn.current = true
    setAsking(false)
    load()
  }, [load])
  const ask = useCallback(() => setAsking(true), [])
  // After a login by another element. One in the dialog has emitted its event by then.
  const isLoaded = user?.preferences !== undefined
  useEffect(
    () => (asking && isLoaded ? environment.timers.after(0, onLogin) : undefined),
    [asking, isLoaded, environment, onLogin],
  )
  return { asking, load, onLogin, ask, close: () => setAsking(false) }
}

/**
 * The page before the booking, beside the price summary. An unavailable rate and the login are shown over them.
 */
export function CheckoutForm(props: CheckoutFormProps) {
  const { stores, choice } = props
  const { t } = useWidget()
  const state = useStore(stores.checkout.$contract)
  const change = usePriceChange(stores)
  const customer = useCustomer(stores)
  const { asking, load, onLogin, ask, close } = useLoginBox(props)
  const goBack = useGoBack()
  // Without a rate there is nothing to load (HOT-150).
  const hasRate = Boolean(choice.bundle)
  const error = hasRate && state.kind === 'error' ? state.error : undefined
  const { signedIn } = customer
  // The server knows a verified deal code, which also unlocks the rate (OQ-28); otherwise a login is required.
  const isGated = error?.code === 'LOGIN_REQUIRED' && !signedIn
  useFailure(isGated ? undefined : error, load)
  // It stays until its login: the rate of a member loads before the login has ended.
  useEffect(() => {
    if (isGated) ask()
  }, [isGated, ask])
  return (
    <>
      {hasRate && !error && state.kind !== 'ready' ? (
        <FormSkeleton at={props.at} />
      ) : (
        <>
          {state.kind === 'ready' && (
            <Screen {...props} contract={state.contract} customer={customer} onLogin={ask} />
          )}
          {(error || !hasRate) && !isGated && (
            <Unavailable {...{ error, signedIn }} onLogin={ask} onBack={goBack} onRetry={load} />
          )}
          {change && <PriceChange change={change} onAccept={stores.checkout.acceptPrice} onLeave={goBack} />}
        </>
      )}
      {(isGated || asking) && (
        <LoginModal
          title={t(error ? 'loginGate' : 'loginForRates')}
          onLogin={onLogin}
          onClose={isGated ? undefined : close}
        />
      )}
    </>
  )
}

interface ScreenProps extends CheckoutFormProps {
  readonly contract: Contract
  readonly customer: CustomerState
  readonly onLogin: () => void
}

/** The name and e-mail that the payment needs (HOT-159). */
const isNamed = ({ customer: { firstName, lastName, email }, signedIn }: CustomerState) =>
  [firstName, lastName, signedIn ? '-' : email].every((text) => text.trim())

/** One page: the customer's form, folded to a line at /checkout/billing, with the payment below it. */
function Screen({ stores, at, pm, goTo, onSkip, contract, customer, onLogin }: ScreenProps) {
  const { t } = useWidget()
  const isComplete = !hasProblems(customer.problems)
  const selection = useMethod(stores, pm)
  const { takesCredit } = rulesOf(selection.method.name)
  const [offer, setMovement] = useState<TripMovement>()
  const movement = takesCredit ? offer : undefined
  // Nothing is missing from a member, who starts with the payment; Edit leads back.
  const [isSkipping] = useState(at === 'customer' && customer.signedIn && isComplete)
  const hasSkipped = useRef(!isSkipping)
  const step = at === 'customer' && !hasSkipped.current ? 'billing' : at
  // A layout effect runs before a click on Edit.
  useLayoutEffect(() => {
    if (hasSkipped.current) return
    hasSkipped.current = true
    onSkip()
  }, [onSkip])
  const mustReturn = step === 'billing' && !isNamed(customer)
  useEffect(() => {
    if (mustReturn) goTo('customer', true)
  }, [mustReturn, goTo])

  // A form that is open on billing does not fold while the traveller types (HOT-155).
  const [isTyping, setTyping] = useState(false)
  const isFolded = step === 'billing' && isComplete && !isTyping
  // The payment stays, hidden, while the form is open again: a typed card is not lost. One under way ends.
  const [wasFolded, setFolded] = useState(isFolded)
  const payment = useStore(stores.checkout.$payment)
  const isPaying = payment.kind === 'paying'
  // The refund or the credit of the trip has changed: loads the trip again.
  const isStale = payment.kind === 'failed' && payment.code === 'NOT_CHANGEABLE'
  const proceed = () => {
    customer.save()
    setTyping(false)
    setFolded(true)
    if (step === 'customer') goTo('billing', false)
  }
  const typing: CustomerState = {
    ...customer,
    onChange: (change) => {
      setTyping(true)
      customer.onChange(change)
    },
  }
  return (
    <>
      <OpenPayment stores={stores} />
      <ChangePart key={String(isStale)} of={contract} isWhole={!takesCredit} onMovement={setMovement} />
      <div className="checkout">
        <div className="col">
          {isFolded ? (
            <ConfirmCard state={customer} onEdit={() => goTo('customer', false)} />
          ) : (
            <CustomerCard
              state={step === 'billing' ? typing : customer}
              button={t(wasFolded ? 'confirm' : 'continue')}
              onSubmit={proceed}
              onLogin={customer.signedIn ? undefined : onLogin}
            />
          )}
          {!isFolded && <PaymentAhead stores={stores} />}
          {(isFolded || (wasFolded && !isPaying)) && (
            <div hidden={!isFolded}>
              <Payment {...{ stores, contract, customer, selection, movement }} />
            </div>
          )}
        </div>
        <Summary contract={contract} movement={movement} />
      </div>
    </>
  )
}

/** Leads to a payment for another rate that this tab has left open. */
function OpenPayment({ stores }: Pick<ScreenProps, 'stores'>) {
  const { t } = useWidget()
  const open = stores.checkout.openElsewhere()
  if (!open) return null
  return (
    <p className="note">
      <a className="link" href={open.href}>
        {t('openPayment', { hotel: open.hotelName })}
      </a>
    </p>
  )
}
