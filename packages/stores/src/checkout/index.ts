export { type CheckoutStore, createCheckout } from './checkout.ts'
export {
  CONTRACT_DELAY_MS,
  type ContractState,
  type PriceChange,
  type RateChoice,
} from './contract-loader.ts'
export { REDIRECT_MS } from './outcome.ts'
export { bookingPayloadOf } from './payload.ts'
export { MAX_POLLS, POLL_MS } from './poll-status.ts'
export { bookResult } from './progress.ts'
export type { CheckoutOptions, PaymentState, Section } from './state.ts'
