import type { CheckoutStore } from '@staykit/stores/checkout'
import { holderFields, holderOf, type PaymentResult } from '@staykit/stores/payments/card'
import type { CardFrame } from '../../../../features/payment/card/card-frame.ts'

/** Pays in the frame; a name typed there becomes the cardholder's (HOT-177). */
export function payingIn(frame: CardFrame, { $customer, setCustomer }: CheckoutStore) {
  return async (clientSecret: string): Promise<PaymentResult> => {
    const holder = holderOf($customer.get())
    const result = await frame.confirm(clientSecret, holder)
    const typed = String(result.cardHolder ?? '').trim()
    if (typed && typed !== holder) setCustomer(holderFields(typed))
    return result
  }
}
