import {
  type PublishedTestCard,
  testCardOf as publishedCardOf,
  publishedCards,
} from '../../ports/test-cards.ts'

/** What the sandbox does with a published test number. */
export interface TestCard extends PublishedTestCard {
  readonly outcome: 'ok' | 'challenge' | FailureCode
}

/** Reasons of a failed payment, by the names that Stripe gives them. */
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

/** The published test numbers. Every other number is refused by the sandbox, and in booking payloads. */
export const testCards: readonly TestCard[] = publishedCards.map((card) => ({
  ...card,
  outcome: outcomes[card.number] ?? 'card_declined',
}))

/** The test card of a number as typed, with its spaces and dashes. */
export function testCardOf(number: string): TestCard | undefined {
  const testCard = publishedCardOf(number)
  return testCards.find((card) => card.number === testCard?.number)
}

/** The test card that was saved: their last four digits all differ. */
export const savedTestCard = (brand: string, lastFour: string): TestCard | undefined =>
  testCards.find((card) => card.brand === brand && card.number.endsWith(lastFour))
