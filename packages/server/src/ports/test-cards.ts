import { refusals } from '@staykit/contract'
import { stripCardNumber } from '@staykit/domain'

/** A published test number: no bank has issued it, and card providers accept it only in test mode. */
export interface PublishedTestCard {
  readonly number: string
  readonly brand: string
}

/**
 * https://docs.stripe.com/testing: every provider here accepts these in test mode; booking payloads accept no others
 * (OQ-10).
 */
export const publishedCards: readonly PublishedTestCard[] = [
  { number: '4242424242424242', brand: 'visa' },
  { number: '5555555555554444', brand: 'mastercard' },
  { number: '378282246310005', brand: 'amex' },
  { number: '4000000000000002', brand: 'visa' },
  { number: '4000002500003155', brand: 'visa' },
  { number: '4000000000003220', brand: 'visa' },
  { number: '4000000000009995', brand: 'visa' },
  { number: '4000000000000069', brand: 'visa' },
  { number: '4000000000000127', brand: 'visa' },
]

const byNumber = new Map(publishedCards.map((card) => [card.number, card]))

/** The published test card of a typed number with spaces and dashes. */
export function testCardOf(number: string): PublishedTestCard | undefined {
  return byNumber.get(stripCardNumber(number))
}

export const notATestCard = refusals.notATestCard.message
