import type { CheckoutStore } from '@staykit/stores/checkout'
import { holderOf, type PaymentResult } from '@staykit/stores/payments/card'
import type { CardFrame } from '../../../../features/payment/card/card-frame.ts'

/** Pays in the frame. */
export function payingIn(frame: CardFrame, { $customer }: CheckoutStore) {
  return (clientSecret: string): Promise<PaymentResult> =>
    frame.confirm(clientSecret, holderOf($customer.get()))
}
