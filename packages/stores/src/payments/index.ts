export type { AttemptUnderWay, PayingCheckout, PaymentRules } from './method.ts'
export { dueNowOf, type Order, type Paid, type Pay } from './order.ts'
export { rulesOf } from './registry.ts'
