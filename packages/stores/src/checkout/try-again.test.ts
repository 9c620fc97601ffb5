import { bookContract, bookDetails, bookSync2, CallError, createPaymentIntent } from '@staykit/contract'
import { contractFixture } from '@staykit/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import { bookResult } from './progress.ts'
import { setUp } from './testing/checkout-harness.ts'

const refusal = (code: string, status: number) => () => {
  throw new CallError({ code, message: 'No.' }, status)
}
const done = () => ({ bookingRequestID: 'x', status: 'HOTEL_BOOKING_COMPLETE', bookingId: 'ST-1' })
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

describe('Try Again never charges twice', () => {
  it.each([
    ['RATE_LIMITED', 429],
    ['UNAUTHENTICATED', 401],
  ])('after %s the very same request is sent again, and nothing is paid again', async (code, status) => {
    const { checkout, calls, ready, book, advance } = setUp({
      [bookSync2.path]: (_, count) => (count === 1 ? refusal(code, status)() : done()),
    })
    await ready()
    await book()
    await advance(800)
    expect(checkout.$progress.get()).toMatchObject({ kind: 'failed', next: 'resend' })
    checkout.tryAgain()
    await settle()
    expect(checkout.$progress.get().kind).toBe('booked')
    expect(calls(createPaymentIntent.path)).toHaveLength(1)
    const [first, second] = calls(bookSync2.path).map(({ body }) => body)
    expect(second).toEqual(first)
  })

  it('wrong details are corrected and sent under the same payment, also after a reload with a new contract', async () => {
    const environment = memoryEnvironment()
    const before = setUp({ [bookSync2.path]: refusal('BAD_REQUEST', 400) }, environment)
    await before.ready()
    await before.book()
    await before.advance(800)
    before.checkout.tryAgain()
    before.checkout.dispose()
    const contract = contractFixture({ meta: { contract: 'contract-2' } })
    const after = setUp({ [bookSync2.path]: done, [bookContract.path]: () => ({ contract }) }, environment)
    await after.ready()
    after.checkout.setCustomer({ phoneNumber: '7654321' })
    await after.book()
    expect(after.calls(createPaymentIntent.path)).toHaveLength(0)
    const [sent] = before.calls(bookSync2.path)
    expect(after.calls(bookSync2.path)[0]?.body).toEqual({ ...sent?.body, phoneNumber: '7654321' })
    await after.advance(800)
    expect(after.checkout.$progress.get().kind).toBe('booked')
  })

  it.each([
    ['CONTRACT_EXPIRED', 410],
    ['PAYMENT_REQUIRED', 402],
    ['IDEMPOTENCY_CONFLICT', 409],
    ['SOLD_OUT', 409],
  ])('%s ends the attempt: a new id pays again on a new contract', async (code, status) => {
    const { checkout, calls, ready, book, advance } = setUp({ [bookSync2.path]: refusal(code, status) })
    await ready()
    await book()
    await advance(800)
    checkout.tryAgain()
    await advance(300)
    await book()
    expect(calls(bookContract.path)).toHaveLength(2)
    const ids = calls(createPaymentIntent.path).map(({ body }) => body.bookingRequestId)
    expect(new Set(ids).size).toBe(2)
  })

  it('a payment that succeeded although its answer was lost is not made again', async () => {
    const data = { clientSecret: 's', paymentIntent: 'pi_1' }
    const { calls, ready, byCard } = setUp({
      [createPaymentIntent.path]: (_, count) => ({
        data: { ...data, status: count === 1 ? 'requires_payment_method' : 'requires_capture' },
      }),
      [bookSync2.path]: done,
    })
    await ready()
    let confirmed = 0
    const lose = async () => {
      confirmed++
      throw new CallError({ code: 'ABORTED', message: 'The card form was left.' })
    }
    await byCard(lose)
    await byCard(lose)
    await settle()
    expect(confirmed).toBe(1)
    expect(calls(bookSync2.path)[0]?.body).toMatchObject({ paymentIntent: 'pi_1' })
  })

  it('a booking under way is sent again as it was when Book Room is pressed again, whatever was typed since', async () => {
    const { checkout, calls, ready, book } = setUp()
    await ready()
    await book()
    checkout.setCustomer({ firstName: 'Ann' })
    await book()
    const [first, second] = calls(bookSync2.path).map(({ body }) => body)
    expect(second).toEqual(first)
    expect(calls(createPaymentIntent.path)).toHaveLength(1)
  })
})

describe('book result', () => {
  it('[HOT-206] adds the booking request id to the response', () => {
    const answer = { status: 'HOTEL_BOOKING_PENDING' as const }
    expect(bookResult(answer, 'request-1')).toEqual({ ...answer, bookingRequestID: 'request-1' })
  })

  it('[HOT-207] an answer that is final without a booking id fails, and asking again cannot book twice', async () => {
    const { checkout, ready, book, advance } = setUp({
      [bookSync2.path]: () => ({ bookingRequestID: 'x', status: 'HOTEL_BOOKING_COMPLETE' }),
    })
    await ready()
    await book()
    await advance(800)
    expect(checkout.$progress.get()).toMatchObject({ kind: 'failed', next: 'resend' })
  })

  it('[HOT-208] after success the booking is reloaded by trip number and e-mail', async () => {
    const { checkout, calls, ready, advance } = setUp({ [bookSync2.path]: done })
    await ready()
    await checkout.bookRoom('WALLET', async () => ({ paymentIntent: 'wp_1' }))
    await advance(800)
    expect(calls(bookDetails.path).map(({ body }) => body)).toEqual([
      { bookingId: 'ST-1', email: 'maya@example.com' },
    ])
  })
})
