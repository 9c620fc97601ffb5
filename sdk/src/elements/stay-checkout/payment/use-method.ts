import { useStore } from '@nanostores/react'
import { rulesOf } from '@staykit/stores/payments'
import { useState } from 'react'
import { useWidget } from '../../../runtime/widget.ts'
import type { CheckoutStores } from '../use-checkout.ts'
import { methodNamed, paymentMethods } from './registry.ts'

/**
 * The selected payment method and the available ones (OQ-06). `pm` of the element or the address selects; any other value
 * means the first.
 */
export function useMethod({ brand, checkout, session }: CheckoutStores, pm: string | undefined) {
  const { environment } = useWidget()
  const { navigation, history } = environment
  const state = useStore(brand.$brand)
  const user = useStore(session.$user)
  const [chosen, setChosen] = useState(
    () => pm ?? new URL(navigation.href()).searchParams.get('pm') ?? undefined,
  )
  const payer = {
    isMember: Boolean(user),
    payments: state.status === 'ready' ? state.brand.payments : {},
  }
  const methods = paymentMethods.filter(({ isOffered }) => isOffered(payer))
  // A pending payment takes precedence over the address.
  const paid = methodNamed(checkout.attempt()?.method)
  const requested = paid && rulesOf(paid.name).waitsInPanel ? paid.pm : chosen
  const choose = (next: string) => {
    const url = new URL(navigation.href())
    url.searchParams.set('pm', next)
    history.replace(url.href)
    setChosen(next)
  }
  return { methods, method: methods.find((each) => each.pm === requested) ?? paymentMethods[0], choose }
}
