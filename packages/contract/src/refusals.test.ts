import { expect, it } from 'vitest'
import { declineOf, type Reason, refusalOf, refusals } from './index.ts'

it('a refusal has code, reason, params, and its English message with their values', () => {
  expect(refusalOf('alreadyBooked', { params: { trip: 'ST-1' }, details: { bookingId: 'ST-1' } })).toEqual({
    code: 'IDEMPOTENCY_CONFLICT',
    reason: 'alreadyBooked',
    message: 'You have already booked this room: trip ST-1. You were not charged again.',
    params: { trip: 'ST-1' },
    details: { bookingId: 'ST-1' },
  })
  expect(refusalOf('dealExpired')).toEqual({
    code: 'BAD_DEAL_CODE',
    reason: 'dealExpired',
    message: 'This deal code has expired.',
  })
})

it('an unknown reason, a missing param and one too many do not compile', () => {
  // @ts-expect-error there is no such reason
  const unknown: Reason = 'noSuchReason'
  expect(unknown in refusals).toBe(false)
  // @ts-expect-error its sentence names a trip
  expect(refusalOf('alreadyBooked').message).toContain('undefined')
  // @ts-expect-error its sentence has another value
  expect(refusalOf('alreadyBooked', { params: { by: 'ST-1' } }).message).toContain('undefined')
  // @ts-expect-error its sentence has no value
  expect(refusalOf('dealExpired', { params: { trip: 'ST-1' } }).code).toBe('BAD_DEAL_CODE')
})

it('a declined card has the reason of its provider’s code, and none where the code says no more', () => {
  const failure = (code: string) => declineOf({ code, message: 'In English.' })
  expect(failure('expired_card')).toEqual({
    code: 'PAYMENT_DECLINED',
    reason: 'expiredCard',
    message: 'In English.',
    details: { reason: 'expired_card' },
  })
  expect(failure('do_not_honor')).not.toHaveProperty('reason')
})
