import { useStore } from '@nanostores/react'
import type { Contract } from '@staykit/contract'
import type { RateChoice, Section } from '@staykit/stores/checkout'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ChangePart } from '../../features/change/part.tsx'
import { eventMoney } from '../../features/event-money.ts'
import type { LoginModalProps } from '../../features/login-modal.tsx'
import { useFailure } from '../../features/use-failure.ts'
import { useNavigate } from '../../page/use-navigate.ts'
import { useLinks } from '../../page/with-brand.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import type { PriceChangeProps } from './booking/price-change.tsx'
import { CustomerScreen } from './details/customer-screen.tsx'
import { type CustomerState, useCustomer } from './details/use-customer.ts'
import { Loading } from './loading.tsx'
import { BillingScreen } from './payment/billing-screen.tsx'
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
function useLoginBox({ stores: { checkout }, choice }: CheckoutFormProps) {
  const [asking, setAsking] = useState(false)
  const latest = useRef(choice)
  latest.current = choice
  const load = useCallback(() => checkout.loadContract(latest.current), [checkout])
  const onLogin = useCallback(() => {
    setAsking(false)
    load()
  }, [load])
  return { asking, load, onLogin, ask: () => setAsking(true), close: () => setAsking(false) }
}

/**
 * The two screens before the booking, beside the price summary. An unavailable rate and the login are shown over them.
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
  if (hasRate && !error && state.kind !== 'ready') return <Loading />
  return (
    <>
      {state.kind === 'ready' && (
        <Screen {...props} contract={state.contract} customer={customer} onLogin={ask} />
      )}
      {(error || !hasRate) && !isGated && (
        <Unavailable {...{ error, signedIn }} onLogin={ask} onBack={goBack} onRetry={load} />
      )}
      {change && <PriceChange change={change} onAccept={stores.checkout.acceptPrice} onLeave={goBack} />}
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

function Screen({ stores, at, pm, goTo, contract, customer, onLogin }: ScreenProps) {
  const backToCustomer = useCallback(() => goTo('customer', true), [goTo])
  const proceed = () => {
    customer.save()
    goTo('billing', false)
  }
  return (
    <>
      <ChangePart of={contract} />
      <div className="split">
        {at === 'customer' ? (
          <CustomerScreen state={customer} onLogin={onLogin} onContinue={proceed} />
        ) : (
          <BillingScreen
            stores={stores}
            state={customer}
            contract={contract}
            pm={pm}
            onIncomplete={backToCustomer}
          />
        )}
        <Summary contract={contract} />
      </div>
    </>
  )
}
