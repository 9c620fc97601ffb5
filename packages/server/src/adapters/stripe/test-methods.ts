import { testCardOf } from '../../ports/test-cards.ts'

/** Stripe's names of its test cards (https://docs.stripe.com/testing), so that their numbers are not sent. */
const methods: Readonly<Record<string, string>> = {
  '4242424242424242': 'pm_card_visa',
  '5555555555554444': 'pm_card_mastercard',
  '378282246310005': 'pm_card_amex',
  '4000000000000002': 'pm_card_visa_chargeDeclined',
  '4000002500003155': 'pm_card_authenticationRequiredOnSetup',
  '4000000000003220': 'pm_card_threeDSecure2Required',
  '4000000000009995': 'pm_card_visa_chargeDeclinedInsufficientFunds',
  '4000000000000069': 'pm_card_chargeDeclinedExpiredCard',
  '4000000000000127': 'pm_card_chargeDeclinedIncorrectCvc',
}

/** The payment method of a typed test number; undefined for any other number. */
export function testMethodOf(number: string): string | undefined {
  const testCard = testCardOf(number)
  return testCard && methods[testCard.number]
}
