import type { PaymentMethod as PaymentMethodName } from '@staykit/contract'
import type { Money } from '@staykit/domain'
import type { PaymentMethod } from './method.ts'
import { methodOf } from './registry.ts'

/** Steps of a payment without an amount: the payment of a replaced trip pays for all of the booking. */
const nothingDue = {
  check: async () => ({ reference: null }),
  onClaim: async () => undefined,
  authorise: async (_, { details }) => ({ reference: null, ...(details && { details }) }),
  capture: async () => true,
  void: async () => undefined,
} satisfies Partial<PaymentMethod>

/** The method of an amount; when nothing is due, one that moves no money. */
export function methodFor(name: PaymentMethodName, due: Money): PaymentMethod {
  const method = methodOf(name)
  return due.minor > 0 ? method : { ...method, ...nothingDue }
}
