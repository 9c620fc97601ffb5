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
export { bookingPayloadOf, type PaymentResult } from './payload.ts'
export { failureDetail, MAX_POLLS, POLL_MS, type Progress } from './progress.ts'
