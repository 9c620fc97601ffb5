import type { PaymentRules } from '../method.ts'
import { cardName } from './card-name.ts'
import { holderOf } from './holder.ts'

export const cardRules: PaymentRules = {
  name: 'CREDIT',
  takesCredit: true,
  // The server knows the holder of a saved card.
  payload: (customer, paid) => (paid.customer_pm_id ? {} : { cardHolder: holderOf(customer) }),
  paidWith: ({ creditCardType: type = '', creditCardLastFour: last }) =>
    last ? { type: cardName(type), last } : undefined,
  refundDays: 10,
}
