export { notPaid, type PaymentResult, payByCard } from '../payments/card/pay-by-card.ts'
export {
  type CheckoutOptions,
  type CheckoutStore,
  createCheckout,
  type PaymentState,
  REDIRECT_MS,
  type Section,
} from './checkout.ts'
export {
  CONTRACT_DELAY_MS,
  type ContractState,
  type PriceChange,
  type RateChoice,
} from './contract-loader.ts'
export {
  type Customer,
  type CustomerField,
  customerProblems,
  emptyCustomer,
  type FieldProblem,
  type FormFacts,
} from './customer-form.ts'
export { dueNowOf, type Order, type Paid, type Pay } from './order.ts'
export { bookingPayloadOf, holderOf } from './payload.ts'
export { MAX_POLLS, POLL_MS } from './poll-status.ts'
export { bookResult, type NextTry, type Progress } from './progress.ts'
