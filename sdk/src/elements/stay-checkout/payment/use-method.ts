import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useWidget } from '../../../runtime/widget.ts'
import type { CheckoutStores } from '../use-checkout.ts'

/** Names of the payment methods as the pm parameter carries them (HOT-149). */
export type Method = 'CreditCard' | 'Bitcoin' | 'Wallet'

/**
 * The payment method on show and those that a member has (OQ-06). `pm` of the element or the address chooses; anything
 * else means the card. `isKnown` is false until the brand has said.
 */
export function useMethod({ brand, checkout, session }: CheckoutStores, pm: string | undefined) {
  const { environment } = useWidget()
  const { navigation, history } = environment
  const state = useStore(brand.$brand)
  const user = useStore(session.$user)
  const [chosen, setChosen] = useState(
    () => pm ?? new URL(navigation.href()).searchParams.get('pm') ?? undefined,
  )
  const payments = state.status === 'ready' && user ? state.brand.payments : {}
  const methods: Method[] = ['CreditCard']
  if ('bitcoin' in payments && payments.bitcoin) methods.push('Bitcoin')
  if ('wallet' in payments && payments.wallet) methods.push('Wallet')
  // A transfer that is waited for comes before what the address says.
  const wanted = checkout.attempt()?.method === 'BITCOIN' ? 'Bitcoin' : chosen
  const choose = (next: Method) => {
    const url = new URL(navigation.href())
    url.searchParams.set('pm', next)
    history.replace(url.href)
    setChosen(next)
  }
  return {
    isKnown: state.status !== 'loading',
    methods,
    method: methods.find((each) => each === wanted) ?? 'CreditCard',
    choose,
    /** Of a member whose brand keeps cards. */
    userId: state.status === 'ready' && state.brand.flags.cardManagement ? user?.id : undefined,
  }
}
