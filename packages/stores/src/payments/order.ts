import type { BookingPayload, Contract, paymentPayload } from '@staykit/contract'

/** The subject of a payment. */
export interface Order {
  /** Key of this attempt to book: a payment is good for it alone. */
  readonly bookingRequestId: string
  readonly contract: Contract
  readonly email: string
}

/** Payment fields of the booking payload (HOT-271 to HOT-273), without a card number. */
export type Paid = Omit<Pick<BookingPayload, keyof typeof paymentPayload>, 'cardNumber' | 'cvcCode'>

/** Pays an order, or throws an Error whose message is for the traveller. */
export type Pay = (order: Order) => Promise<Paid>

/** The price for a provider is what is due now, in minor units (HOT-171, OQ-09, OQ-45). */
export function dueNowOf({ bookingRequestId, contract }: Order) {
  const { dueNow } = contract.rate.price
  return {
    price: dueNow.minor,
    currency: dueNow.currency,
    contract: contract.meta.contract,
    bookingRequestId,
  }
}
