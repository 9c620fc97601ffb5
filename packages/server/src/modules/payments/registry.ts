import type { Brand, PaymentMethod as PaymentMethodName } from '@staykit/contract'
import type { Config } from '../../config.ts'
import { bitcoinMethod } from './bitcoin/method.ts'
import { cardMethod } from './card/method.ts'
import type { PaymentMethod } from './method.ts'
import { walletMethod } from './wallet/method.ts'

/** Every payment method. A new one: its folder, and its line here. */
export const methods: readonly PaymentMethod[] = [cardMethod, walletMethod, bitcoinMethod]

/** The method of a name on the wire. */
export function methodOf(name: PaymentMethodName): PaymentMethod {
  const found = methods.find((method) => method.name === name)
  if (!found) throw new Error(`no payment method ${name}`)
  return found
}

/** Payment methods that pages may offer, in the format of the brand. */
export function offersOf(config: Config): Partial<Brand['payments']> {
  return Object.fromEntries(methods.flatMap(({ offer }) => (offer ? [[offer.name, offer.isOn(config)]] : [])))
}

/** One line for each payment method that is turned on without a real provider. */
export function unrealOffers(config: Config): string[] {
  const values: Readonly<Record<string, unknown>> = { ...config }
  return methods.flatMap(({ offer }) => {
    if (!offer) return []
    const variable = `${offer.name.toUpperCase()}_PAYMENTS`
    const isAsked = values[variable] === true
    return isAsked && !offer.isOn(config) ? [`${variable} has nothing real behind it: unset it`] : []
  })
}
