import type { BookingPayload } from '@staykit/contract'
import { cardTypeOf, isCvc } from '@staykit/domain'
import { ApiError, refuse } from '../../../kernel/http/api-error.ts'
import type { TypedCard } from '../../../ports/cards.ts'
import { testCardOf } from '../../../ports/test-cards.ts'

/**
 * The test card of a payload that carries one. Throws 422 RAW_CARD_REFUSED for every other number; what was typed is
 * neither kept nor repeated.
 */
export function typedCardIn(payload: BookingPayload, now: Date): TypedCard | undefined {
  const { cardNumber, cvcCode = '' } = payload
  if (!cardNumber) return undefined
  const known = testCardOf(cardNumber)
  if (!known) throw refuse('notATestCard')
  if (!isCvc(cvcCode, cardTypeOf(known.number)?.code))
    throw new ApiError(400, 'BAD_REQUEST', 'The request is not right: check cvcCode.', {
      details: { fields: ['cvcCode'] },
    })
  return { number: known.number, cvc: cvcCode, expMonth: 12, expYear: now.getUTCFullYear() + 1 }
}
