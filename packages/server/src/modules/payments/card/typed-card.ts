import type { BookingPayload } from '@staykit/contract'
import { cardTypeOf, isCvc } from '@staykit/domain'
import { ApiError, refuse } from '../../../kernel/http/api-error.ts'
import type { TypedCard } from '../../../ports/cards.ts'
import { testCardOf } from '../../../ports/test-cards.ts'

/**
 * The test card of a payload that has one. Throws 422 RAW_CARD_REFUSED for every other number; the typed card is
 * neither stored nor repeated.
 */
export function typedCardIn(payload: BookingPayload, now: Date): TypedCard | undefined {
  const { cardNumber, cvcCode = '' } = payload
  if (!cardNumber) return undefined
  const testCard = testCardOf(cardNumber)
  if (!testCard) throw refuse('notATestCard')
  if (!isCvc(cvcCode, cardTypeOf(testCard.number)?.code))
    throw new ApiError(400, 'BAD_REQUEST', 'The request is not right: check cvcCode.', {
      details: { fields: ['cvcCode'] },
    })
  return { number: testCard.number, cvc: cvcCode, expMonth: 12, expYear: now.getUTCFullYear() + 1 }
}
