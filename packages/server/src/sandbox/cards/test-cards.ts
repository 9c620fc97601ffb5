import {
  type PublishedTestCard,
  testCardOf as publishedCardOf,
  publishedCards,
} from '../../ports/test-cards.ts'

/** Outcome of a published test number in the sandbox. */
export interface TestCard extends PublishedTestCard {
  readonly outcome: 'ok' | 'challenge' | FailureCode
}

/** Reasons of a failed payment, with Stripe's names. */
export const failures = {
  card_declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  authentication_failed: 'We could not verify this card with your bank. You were not charged.',
} as const
export type FailureCode = keyof typeof failures

const outcomes: Readonly<Record<string, TestCard['outcome']>> = {
  '4242424242424242': 'ok',
  '5555555555554444': 'ok',
  '378282246310005': 'ok',
  '4000000000000002': 'card_declined',
  '4000002500003155': 'challenge',
  '4000000000003220': 'challenge',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
}

/** The published test numbers. The sandbox and booking payloads refuse every other number. */
export const testCards: readonly TestCard[] = publishedCards.map((card) => ({
  ...card,
  outcome: outcomes[card.number] ?? 'card_declined',
}))

/** The test card of a typed number with spaces and dashes. */
export function testCardOf(number: string): TestCard | undefined {
  const testCard = publishedCardOf(number)
  return testCards.find((card) => card.number === testCard?.number)
}

/** The test card of a saved card: their last four digits all differ. */
export const savedTestCard = (brand: string, lastFour: string): TestCard | undefined =>
  testCards.find((card) => card.brand === brand && card.number.endsWith(lastFour))
