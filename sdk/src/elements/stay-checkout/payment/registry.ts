import { bitcoin } from './bitcoin/method.ts'
import { card } from './card/method.ts'
import type { PaymentMethod } from './method.ts'
import { wallet } from './wallet/method.ts'

/** Payment methods in the order of their tabs; the first is the default. */
export const paymentMethods: readonly [PaymentMethod, ...PaymentMethod[]] = [card, bitcoin, wallet]

export const methodNamed = (name: string | undefined): PaymentMethod | undefined =>
  paymentMethods.find((method) => method.name === name)
