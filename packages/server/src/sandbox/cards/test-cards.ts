import { stripCardNumber } from '@staykit/domain'

/** What the sandbox does with a published test number; `stripe` names the same card at Stripe. */
export interface TestCard {
  readonly number: string
  readonly brand: string
  readonly outcome: 'ok' | 'challenge' | FailureCode
  readonly stripe: string
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

/** The published test numbers. Every other number is refused by the sandbox, and in booking payloads. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', outcome: 'ok', stripe: 'pm_card_visa' },
  { number: '5555555555554444', brand: 'mastercard', outcome: 'ok', stripe: 'pm_card_mastercard' },
  { number: '378282246310005', brand: 'amex', outcome: 'ok', stripe: 'pm_card_amex' },
  {
    number: '4000000000000002',
    brand: 'visa',
    outcome: 'card_declined',
    stripe: 'pm_card_visa_chargeDeclined',
  },
  {
    number: '4000002500003155',
    brand: 'visa',
    outcome: 'challenge',
    stripe: 'pm_card_authenticationRequiredOnSetup',
  },
  {
    number: '4000000000003220',
    brand: 'visa',
    outcome: 'challenge',
    stripe: 'pm_card_threeDSecure2Required',
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    outcome: 'insufficient_funds',
    stripe: 'pm_card_visa_chargeDeclinedInsufficientFunds',
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    outcome: 'expired_card',
    stripe: 'pm_card_chargeDeclinedExpiredCard',
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    outcome: 'incorrect_cvc',
    stripe: 'pm_card_chargeDeclinedIncorrectCvc',
  },
]

const byNumber = new Map(testCards.map((card) => [card.number, card]))

/** The test card of a number as typed, with its spaces and dashes. */
export function testCardOf(number: string): TestCard | undefined {
  return byNumber.get(stripCardNumber(number))
}

/** The test card that was saved: their last four digits all differ. */
export const savedTestCard = (brand: string, lastFour: string): TestCard | undefined =>
  testCards.find((card) => card.brand === brand && card.number.endsWith(lastFour))

export const notATestCard =
  'Only test cards work here: use 4242 4242 4242 4242 with any future date and any 3 digits. Never type a real card.'
