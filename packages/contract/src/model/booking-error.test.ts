import { describe, expect, it } from 'vitest'
import { errorCodes } from '../errors.ts'
import { bookingErrorDetail, isSpent, toWireBookingError } from './booking-error.ts'
import { tellsOfMoney } from './money-error.ts'

describe('the failure of a booking', () => {
  it('[HOT-308] has its reason after the error status, and the traveller reads the reason alone', () => {
    const sent = toWireBookingError({ code: 'SOLD_OUT', message: 'The room is gone: sorry.' })
    expect(sent).toEqual({ code: 'SOLD_OUT', message: 'HOTEL_BOOKING_ERROR: The room is gone: sorry.' })
    expect(bookingErrorDetail(sent.message)).toBe('The room is gone: sorry.')
    expect(['', 'no colon', 'HOTEL_BOOKING_ERROR:  '].map(bookingErrorDetail)).toEqual(['', '', ''])
  })

  it('[OQ-35] ends the attempt when contract or payment cannot be used again, and otherwise can be repeated', () => {
    const contract = ['CONTRACT_EXPIRED', 'CONTRACT_INVALID', 'PRICE_CHANGED', 'RATE_UNAVAILABLE', 'SOLD_OUT']
    const payment = ['PAYMENT_REQUIRED', 'PAYMENT_MISMATCH', 'PAYMENT_DECLINED', 'INSUFFICIENT_FUNDS']
    const more = [
      'QUOTE_EXPIRED',
      'RAW_CARD_REFUSED',
      'UNKNOWN_CARD',
      'IDEMPOTENCY_CONFLICT',
      'NOT_CHANGEABLE',
    ]
    const unknown = ['NOT_FOUND', 'UNKNOWN_REF_ID', 'UNKNOWN_LOCATION', 'UNKNOWN_HOTEL', 'UNKNOWN_CURRENCY']
    expect(errorCodes.filter(isSpent).sort()).toEqual([...contract, ...payment, ...more, ...unknown].sort())
    expect(['SUPPLIER_UNAVAILABLE', 'TIMEOUT', 'RATE_LIMITED', 'UNHEARD_OF'].filter(isSpent)).toEqual([])
  })

  it('says what became of the money for these codes alone', () => {
    expect(errorCodes.filter(tellsOfMoney).sort()).toEqual(
      ['IDEMPOTENCY_CONFLICT', 'PAYMENT_MISMATCH', 'PAYMENT_REQUIRED', 'PRICE_CHANGED'].sort(),
    )
  })
})
