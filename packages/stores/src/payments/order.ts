import {
  type BookingPayload,
  type Contract,
  fromWireAmount,
  type paymentPayload,
  type ReplacedTrip,
} from '@staykit/contract'

/** The subject of a payment. */
export interface Order {
  /** Key of this attempt to book: a payment is good for it alone. */
  readonly bookingRequestId: string
  readonly contract: Contract
  readonly email: string
  /** The trip that this booking replaces. */
  readonly replaces?: ReplacedTrip | undefined
}

/** Payment fields of the booking payload (HOT-271 to HOT-273), without a card number. */
export type Paid = Omit<Pick<BookingPayload, keyof typeof paymentPayload>, 'cardNumber' | 'cvcCode'>

/** Pays an order, or throws an Error whose message is for the traveller. */
export type Pay = (order: Order) => Promise<Paid>

/** The price for a provider is what is due now less the credit, in minor units (HOT-171, OQ-09, OQ-45). */
export function dueNowOf({ bookingRequestId, contract, replaces }: Order) {
  const { dueNow } = contract.rate.price
  const credit = fromWireAmount(replaces?.credit ?? 0, dueNow.currency)
  return {
    price: dueNow.minor - credit.minor,
    ...(credit.minor > 0 && { replaces }),
    currency: dueNow.currency,
    contract: contract.meta.contract,
    bookingRequestId,
  }
}
