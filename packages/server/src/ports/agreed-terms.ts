import { nightsOf, returnsLess } from '@staykit/domain'
import { type BookRequest, type Offer, SupplierError } from './supplier.ts'

/**
 * Throws for an offer that is not the agreed one any more: PRICE_CHANGED, with the offer, for another price, and SOLD_OUT
 * when a cancellation from now on returns less.
 */
export function expectAgreed(
  { expected, cancellation }: Pick<BookRequest, 'expected' | 'cancellation'>,
  offer: Offer,
  now: Date,
): void {
  const { final, dueNow } = offer.price
  if (final.minor !== expected.minor || final.currency !== expected.currency)
    throw new SupplierError('PRICE_CHANGED', 'the price differs from the agreed one', { offer })
  const stay = { paid: dueNow, nights: nightsOf(offer.key.stay) }
  if (returnsLess(offer.cancellation, cancellation, stay, now))
    throw new SupplierError('SOLD_OUT', 'this rate is offered with other terms only')
}
