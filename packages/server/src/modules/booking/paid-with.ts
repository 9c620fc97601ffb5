import type { BookingPayload } from '@staykit/contract'
import { ApiError } from '../../kernel/http/api-error.ts'
import { type Member, unauthenticated } from '../../kernel/http/member.ts'
import { findSource, quoteExpired } from '../payments/bitcoin/sources.ts'
import { paymentOf } from '../payments/card/payments.ts'
import { walletPaymentOf } from '../payments/wallet/payments.ts'
import type { Quote } from './contract/quote.ts'
import type { BookingDeps as Deps } from './deps.ts'

type Paid = BookingPayload & { readonly bookingRequestId: string }

/**
 * Id of the payment that a booking request comes with: the card's intent, the frozen coins, the bitcoin source. It must
 * have been made for this request and contract. Throws 402 PAYMENT_REQUIRED, 422 PAYMENT_MISMATCH, 410 QUOTE_EXPIRED,
 * and 401 for a visitor with coins or bitcoin (OQ-06).
 */
export async function paidWith(
  deps: Deps,
  request: Paid,
  quote: Quote,
  member: Member | undefined,
): Promise<string> {
  const method = request.paymentMethod ?? 'CREDIT'
  if (method === 'CREDIT') return byCard(deps, request)
  if (!member) throw unauthenticated()
  return method === 'WALLET'
    ? byWallet(deps, request, quote, member)
    : byBitcoin(deps, request, quote, member)
}

async function byCard(deps: Deps, { paymentIntent, bookingRequestId }: Paid): Promise<string> {
  if (!paymentIntent)
    throw new ApiError(402, 'PAYMENT_REQUIRED', 'Please pay by card first. You were not charged.')
  const payment = await paymentOf(deps.db, bookingRequestId)
  if (payment?.intent_id !== paymentIntent) throw notThis()
  return paymentIntent
}

async function byWallet(deps: Deps, request: Paid, quote: Quote, member: Member): Promise<string> {
  const payment = await walletPaymentOf(deps.db, request.bookingRequestId)
  if (!payment?.payment_id)
    throw new ApiError(402, 'PAYMENT_REQUIRED', 'Please pay from your wallet first. You were not charged.')
  if (payment.user_id !== member.id || payment.quote_id !== quote.id) throw notThis()
  return payment.payment_id
}

async function byBitcoin(deps: Deps, request: Paid, quote: Quote, member: Member): Promise<string> {
  const id = request.response?.id
  if (typeof id !== 'string')
    throw new ApiError(402, 'PAYMENT_REQUIRED', 'Please open a bitcoin payment first. You were not charged.')
  const source = await findSource(deps.db, id)
  const isOurs = source?.user_id === member.id && source.quote_id === quote.id
  if (!source || !isOurs || source.booking_request_id !== request.bookingRequestId) throw notThis()
  if (source.state !== 'open' && source.state !== 'paid') throw quoteExpired()
  return source.id
}

export const mismatch = (message: string) => new ApiError(422, 'PAYMENT_MISMATCH', message)
const notThis = () => mismatch('This payment is not for this booking request. You were not charged.')
