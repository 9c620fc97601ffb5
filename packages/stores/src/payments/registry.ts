import type { PaymentMethod } from '@staykit/contract'
import { bitcoinRules } from './bitcoin/rules.ts'
import { cardRules } from './card/rules.ts'
import type { PaymentRules } from './method.ts'
import { walletRules } from './wallet/rules.ts'

const methods: readonly PaymentRules[] = [cardRules, walletRules, bitcoinRules]

/** The rules of a payment method. Throws for an unknown name. */
export function rulesOf(method: PaymentMethod): PaymentRules {
  const found = methods.find(({ name }) => name === method)
  if (!found) throw new Error(`no rules for ${method}`)
  return found
}
