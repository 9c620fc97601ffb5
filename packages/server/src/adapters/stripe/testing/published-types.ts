// Requests and answers of Stripe's API, by the types of its client: published.ts makes validators of them.
import type Stripe from 'stripe'

export type IntentCreate = Stripe.PaymentIntentCreateParams
export type IntentConfirm = Stripe.PaymentIntentConfirmParams
export type IntentCapture = Stripe.PaymentIntentCaptureParams
export type IntentCancel = Stripe.PaymentIntentCancelParams
export type IntentRetrieve = Stripe.PaymentIntentRetrieveParams
export type IntentAnswer = Stripe.PaymentIntent
export type RefundCreate = Stripe.RefundCreateParams
export type RefundList = Stripe.RefundListParams
export type RefundAnswer = Stripe.Refund
export type RefundsAnswer = Page<Stripe.Refund>
export type SetupCreate = Stripe.SetupIntentCreateParams
export type SetupConfirm = Stripe.SetupIntentConfirmParams
export type SetupCancel = Stripe.SetupIntentCancelParams
export type SetupRetrieve = Stripe.SetupIntentRetrieveParams
export type SetupAnswer = Stripe.SetupIntent
export type MethodUpdate = Stripe.PaymentMethodUpdateParams
export type MethodDetach = Stripe.PaymentMethodDetachParams
export type MethodAnswer = Stripe.PaymentMethod
export type CustomerCreate = Stripe.CustomerCreateParams
export type CustomerAnswer = Stripe.Customer
export type CustomerDeleted = Stripe.DeletedCustomer
export type MovementList = Stripe.BalanceTransactionListParams
export type MovementsAnswer = Page<Stripe.BalanceTransaction>
export type DisputeEvent = Stripe.ChargeDisputeUpdatedEvent
export type FailedEvent = Stripe.PaymentIntentPaymentFailedEvent
export type SetupFailedEvent = Stripe.SetupIntentSetupFailedEvent

interface Page<Item> {
  object: 'list'
  data: Item[]
  has_more: boolean
  url: string
}
