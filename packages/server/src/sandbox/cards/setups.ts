import { randomUUID } from 'node:crypto'
import { isExpiry } from '@staykit/domain'
import * as z from 'zod'
import { createSigner } from '../../kernel/http/signed-token.ts'
import { CardError, type Cards } from '../../ports/cards.ts'
import { notATestCard } from '../../ports/test-cards.ts'
import { failures, testCardOf } from './test-cards.ts'

const opened = z.object({ customer: z.string() })
const confirmed = z.object({
  token: z.string(),
  customer: z.string(),
  brand: z.string(),
  lastFour: z.string(),
  expMonth: z.number(),
  expYear: z.number(),
  fingerprint: z.string(),
})
const GOOD_SECONDS = 30 * 60

interface Options {
  readonly secret: string
  readonly now: () => Date
  readonly fingerprintOf: (number: string) => string
}

/**
 * Saves a card without a payment, at the sandbox. It stores nothing: a setup is a signed text, and so is its result
 * after a card is typed.
 */
export function sandboxSetups(
  options: Options,
): Pick<Cards, 'createSetup' | 'confirmTestSetup' | 'cardOfSetup' | 'cancelSetup'> {
  const { secret, now, fingerprintOf } = options
  const setups = createSigner(secret, 'sandbox-setup', opened, now)
  const cards = createSigner(secret, 'sandbox-setup-card', confirmed, now)
  return {
    async createSetup(customer) {
      const id = setups.sign({ customer }, GOOD_SECONDS)
      return { id, clientSecret: id }
    },
    async confirmTestSetup(id, { number, expMonth, expYear }) {
      const setup = setups.read(id)
      if (!setup || setup === 'expired') throw new CardError('NOT_FOUND', 'There is no such setup.')
      const testCard = testCardOf(number)
      if (!testCard) throw new CardError('REFUSED', notATestCard, 'not_a_test_card')
      if (!isExpiry(String(expMonth), String(expYear % 100).padStart(2, '0'), now().toISOString()))
        throw new CardError('REFUSED', "Your card's expiration date is in the past.", 'invalid_expiry')
      const { brand, outcome } = testCard
      if (outcome !== 'ok' && outcome !== 'challenge')
        throw new CardError('REFUSED', failures[outcome], outcome)
      const card = { brand, lastFour: testCard.number.slice(-4), expMonth, expYear }
      const facts = { ...card, token: `pm_${randomUUID()}`, fingerprint: fingerprintOf(testCard.number) }
      return cards.sign({ ...facts, ...setup.claims }, GOOD_SECONDS)
    },
    async cardOfSetup(id) {
      const card = cards.read(id)
      return card && card !== 'expired' ? card.claims : undefined
    },
    // Its route limits the attempts of a setup.
    cancelSetup: async () => undefined,
  }
}
