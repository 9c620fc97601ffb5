import { type Money, money, subtract } from '@staykit/domain'
import { dueNowOf, type Quote } from '../booking/quotes/quote.ts'

/** The facts of a booking for its payment method. */
export interface Payable {
  readonly bookingRequestId: string
  readonly quoteId: string
  readonly refId: string
  readonly hotelId: string
  /** Due now less the credit of a replaced trip, in the currency of the contract. */
  readonly due: Money
  /** The same in US cents at the day's rate. */
  readonly dueUsdCents: number
  /** Id of the signed-in member who pays. */
  readonly member: string | null
}

/** A payable whose booking has begun. */
export interface Payment extends Payable {
  /** Identifies the payment at its method: the card's intent, the frozen coins, the bitcoin source. */
  readonly reference: string | null
  /** Details from `authorise`; only its method reads them. */
  readonly details: PaymentDetails | null
}

/** Facts for receipts and mails, never secret. */
export type PaymentDetails = Readonly<Record<string, unknown>>

export function payableOf(
  quote: Quote,
  bookingRequestId: string,
  member: string | null | undefined,
  creditMinor = 0,
): Payable {
  const due = dueNowOf(quote)
  return {
    bookingRequestId,
    quoteId: quote.id,
    refId: quote.refId,
    hotelId: quote.key.hotelId,
    due: subtract(due, money(creditMinor, due.currency)),
    dueUsdCents: Math.round((quote.price.dueNowUsd * (due.minor - creditMinor)) / due.minor),
    member: member ?? null,
  }
}
