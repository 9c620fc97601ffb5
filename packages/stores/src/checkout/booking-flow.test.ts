import { bookContract, bookDetails, bookStatus, bookSync2, CallError } from '@staykit/contract'
import { contractFixture, priceFixture, rateFixture } from '@staykit/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import { setUp } from './testing/checkout-harness.ts'

const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

describe('booking', () => {
  it('[HOT-264] [HOT-269] sends the payload, without a card number, deal code and session of a visitor', async () => {
    const { calls, ready, book } = setUp()
    await ready()
    await book()
    const body = calls(bookSync2.path)[0]?.body ?? {}
    expect(body).toMatchObject({
      ppnBundle: 'bundle-1',
      contract: 'contract-1',
      firstName: 'Maya',
      lastName: 'Okafor',
      email: 'maya@example.com',
      phoneNumber: '1234567',
      subtotal: 417,
      total: 467.04,
      checkInDate: '2030-12-12',
      checkOutDate: '2030-12-15',
      hotel_id: 'h1',
      hotel_name: 'Casa do Miradouro',
      city_id: '800',
      city_name: 'Lisbon',
      thumbnail: '/images/150/h1-1.svg',
    })
    expect(Object.keys(body)).not.toContain('cardNumber')
    for (const key of ['dealCode', 'auth']) expect(body[key]).toBeUndefined()
  })

  it('[HOT-264] sends the stored deal code and the session of a member', async () => {
    const environment = memoryEnvironment()
    environment.storage.set('dealCode', 'SAVE60')
    const { calls, ready, book } = setUp({}, environment, { accessToken: 'token', identityID: 'u1' })
    await ready()
    await book()
    expect(calls(bookSync2.path)[0]?.body).toMatchObject({
      dealCode: 'SAVE60',
      auth: { accessToken: 'token', identityID: 'u1' },
    })
  })

  it('[HOT-169] [HOT-177] [HOT-271] [OQ-10] sends holder and type of a typed card, never its number', async () => {
    const contract = contractFixture({ type: 'CUG', smop: 'M' })
    const { calls, checkout, ready, book } = setUp({ [bookContract.path]: () => ({ contract }) })
    await ready()
    checkout.setCustomer({
      billingAddress: '18 Alder Street',
      city: 'Cambridge',
      stateCode: 'MA',
      postalCode: '02139',
    })
    await book()
    const [booking] = calls(bookSync2.path)
    expect(booking?.body).toMatchObject({
      cardHolder: 'Maya Okafor',
      cardType: 'visa',
      paymentIntent: 'pi_1',
      paymentMethod: 'CREDIT',
      bookingRequestType: 'CUG',
      smop: 'M',
      addressLine1: '18 Alder Street',
      city: 'Cambridge',
      countryCode: 'US',
      stateCode: 'MA',
      postalCode: '02139',
    })
    for (const key of ['cardNumber', 'cvcCode', 'expires']) expect(booking?.body).not.toHaveProperty(key)
  })

  it('[HOT-177] [HOT-351] sends a card holder whose name differs from the guest', async () => {
    const { calls, checkout, ready, book } = setUp()
    await ready()
    checkout.setCustomer({ cardHolderFirstName: ' Ada Mae ', cardHolderLastName: 'Lovelace' })
    await book()
    expect(calls(bookSync2.path)[0]?.body.cardHolder).toBe('Ada Mae Lovelace')
  })

  it('[HOT-270] strikethrough is sent only when nonzero', async () => {
    const without = priceFixture()
    delete without.displayStrikethrough
    const bare = contractFixture({ rate: rateFixture({ price: without }) })
    for (const [contract, expected] of [
      [contractFixture(), 190],
      [bare, undefined],
    ] as const) {
      const { calls, ready, book } = setUp({ [bookContract.path]: () => ({ contract }) })
      await ready()
      await book()
      expect(calls(bookSync2.path)[0]?.body.strikethrough).toBe(expected)
    }
  })

  it('[HOT-193] [HOT-202] shows the booking screen 800 ms after the start, and a result not before', async () => {
    for (const status of ['HOTEL_BOOKING_COMPLETE', 'HOTEL_BOOKING_ERROR']) {
      const error = status === 'HOTEL_BOOKING_ERROR' ? { code: 'SOLD_OUT', message: status } : undefined
      const { checkout, went, ready, book, advance } = setUp({
        [bookSync2.path]: () => ({
          bookingRequestID: 'x',
          status,
          error,
          bookingId: error ? undefined : 'ST-1',
        }),
      })
      await ready()
      await book()
      await advance(799)
      expect([went, checkout.$progress.get().kind]).toEqual([[], 'working'])
      await advance(1)
      expect(went).toEqual([['booking', false]])
      expect(checkout.$progress.get().kind).toBe(error ? 'failed' : 'booked')
      await advance(799)
      expect(went).toHaveLength(1)
      await advance(1)
      expect(went.slice(1)).toEqual(error ? [] : [['confirmation', true]])
    }
  })

  it('[HOT-202] shows no result before its screen, also when the clock of the device goes on meanwhile', async () => {
    const environment = memoryEnvironment()
    let ahead = 0
    const clock = { ...environment.clock, now: () => environment.clock.now() + ahead }
    const answer = () => {
      ahead = 500
      return { bookingRequestID: 'x', status: 'HOTEL_BOOKING_COMPLETE', bookingId: 'ST-1' }
    }
    const { checkout, went, ready, book, advance } = setUp(
      { [bookSync2.path]: answer },
      { ...environment, clock },
    )
    await ready()
    await book()
    await advance(799)
    expect(checkout.$progress.get().kind).toBe('working')
    await advance(1)
    expect([went, checkout.$progress.get().kind]).toEqual([[['booking', false]], 'booked'])
  })

  it('[HOT-193] shows the booking screen while the hotel has not answered', async () => {
    const { went, ready, book, advance } = setUp()
    await ready()
    await book()
    await advance(799)
    expect(went).toEqual([])
    await advance(1)
    expect(went).toEqual([['booking', false]])
  })

  it('[HOT-196] [HOT-197] [HOT-265] [OQ-36] asks for the status every 5 s, 24 times, then says that it is pending', async () => {
    const { checkout, calls, ready, book, advance } = setUp()
    await ready()
    await book()
    for (let second = 0; second < 200; second++) await advance(1000)
    const polls = calls(bookStatus.path)
    expect(polls).toHaveLength(24)
    expect(new Set(polls.slice(1).map(({ at }, index) => at - (polls[index]?.at ?? 0)))).toEqual(
      new Set([5000]),
    )
    const { bookingRequestId: bookingRequestID } = calls(bookSync2.path)[0]?.body ?? {}
    expect(polls[0]?.body).toEqual({ bookingRequestID, email: 'maya@example.com' })
    expect(checkout.$progress.get().kind).toBe('pending')
    checkout.checkAgain()
    await advance(5000)
    expect(calls(bookStatus.path)).toHaveLength(25)
  })

  it('[HOT-201] [HOT-203] [HOT-204] [HOT-206] [HOT-205] a completed booking is loaded, tracked once and replaces the route', async () => {
    const { checkout, calls, went, tracked, ready, book, advance } = setUp({
      [bookStatus.path]: (_, count) =>
        count < 3
          ? { status: 'HOTEL_BOOKING_PENDING' }
          : { status: 'HOTEL_BOOKING_COMPLETE', bookingId: 'ST-1' },
    })
    await ready()
    await book()
    for (let second = 0; second < 15; second++) await advance(1000)
    expect(checkout.$progress.get()).toEqual({
      kind: 'booked',
      tripNumber: 'ST-1',
      email: 'maya@example.com',
      bookingRequestID: calls(bookSync2.path)[0]?.body.bookingRequestId,
    })
    expect(calls(bookDetails.path)[0]?.body).toEqual({
      bookingId: 'ST-1',
      email: 'maya@example.com',
    })
    expect(went.at(-1)).toEqual(['booking', false])
    await advance(799)
    expect(went.at(-1)).toEqual(['booking', false])
    await advance(1)
    expect(went.at(-1)).toEqual(['confirmation', true])
    for (let second = 0; second < 60; second++) await advance(1000)
    expect(tracked).toEqual(['ST-1'])
    expect(calls(bookStatus.path)).toHaveLength(3)
  })

  it('[HOT-199] a bitcoin transfer that is complete is noted', async () => {
    const { checkout, ready, book, advance } = setUp({
      [bookStatus.path]: () => ({ status: 'BITCOIN_TRANSFER_COMPLETE' }),
    })
    await ready()
    await book()
    await advance(5000)
    expect(checkout.$progress.get()).toMatchObject({ status: 'BITCOIN_TRANSFER_COMPLETE' })
  })

  it('[HOT-200] [HOT-308] [HOT-309] stores an error unchanged, with the detail after the first colon', async () => {
    const error = {
      code: 'PAYMENT_DECLINED',
      message: 'HOTEL_BOOKING_ERROR: card: declined',
      details: { reason: 'x' },
    }
    const { checkout, ready, book, advance } = setUp({
      [bookStatus.path]: () => ({ status: 'HOTEL_BOOKING_ERROR', error }),
    })
    await ready()
    await book()
    await advance(5000)
    const progress = checkout.$progress.get()
    expect(progress).toMatchObject({ kind: 'failed', detail: 'card: declined' })
    expect(
      progress.kind === 'failed' && { ...progress.error, message: progress.error.message },
    ).toMatchObject({
      code: 'PAYMENT_DECLINED',
      message: error.message,
      details: { reason: 'x' },
    })
  })

  it('[AQ-31] checks the status after a lost answer, and never sends it again blindly', async () => {
    const { checkout, calls, ready, book, advance } = setUp({
      [bookSync2.path]: () => {
        throw new CallError({ code: 'TIMEOUT', message: '' })
      },
      [bookStatus.path]: () => ({ status: 'HOTEL_BOOKING_COMPLETE', bookingId: 'ST-1' }),
    })
    await ready()
    await book()
    await advance(5000)
    expect(calls(bookSync2.path)).toHaveLength(1)
    expect(checkout.$progress.get().kind).toBe('booked')
  })

  it('a request that never arrived goes out again under the same id', async () => {
    const { calls, ready, book, advance } = setUp({
      [bookSync2.path]: (_, count) => {
        if (count === 1) throw new CallError({ code: 'NETWORK', message: '' })
        return { bookingRequestID: 'x', status: 'HOTEL_BOOKING_COMPLETE', bookingId: 'ST-1' }
      },
      [bookStatus.path]: () => {
        throw new CallError({ code: 'NOT_FOUND', message: '' }, 404)
      },
    })
    await ready()
    await book()
    await advance(5000)
    const [first, second] = calls(bookSync2.path).map(({ body }) => body)
    expect(second).toEqual(first)
  })

  it('a reload in the middle takes the booking up again with the same id and body', async () => {
    const environment = memoryEnvironment()
    const before = setUp({}, environment)
    await before.ready()
    await before.book()
    before.checkout.dispose()
    const after = setUp(
      {
        [bookSync2.path]: () => ({
          bookingRequestID: 'x',
          status: 'HOTEL_BOOKING_COMPLETE',
          bookingId: 'ST-1',
        }),
      },
      environment,
    )
    expect(after.checkout.resume()).toBe(true)
    await settle()
    expect(after.calls(bookSync2.path)[0]?.body).toEqual(before.calls(bookSync2.path)[0]?.body)
    expect(after.checkout.$progress.get()).toMatchObject({ kind: 'booked', tripNumber: 'ST-1' })
    expect(setUp({}, environment).checkout.resume()).toBe(false)
  })

  it('a price that changes at booking asks first, with both totals', async () => {
    const next = contractFixture({
      meta: { contract: 'contract-2' },
      rate: rateFixture({ price: priceFixture({ final: 508.56 }) }),
    })
    const error = {
      code: 'PRICE_CHANGED',
      message: 'HOTEL_BOOKING_ERROR: The price changed.',
      details: { contract: next },
    }
    const { checkout, calls, went, ready, book, advance } = setUp({
      [bookStatus.path]: () => ({ status: 'HOTEL_BOOKING_ERROR', error }),
    })
    await ready()
    await book()
    await advance(5000)
    expect(went.at(-1)).toEqual(['billing', true])
    expect(checkout.$priceChange.get()).toMatchObject({ before: { minor: 48504 }, after: { minor: 50856 } })
    await book()
    expect(calls(bookSync2.path)).toHaveLength(1)
    checkout.acceptPrice()
    await book()
    const ids = calls(bookSync2.path).map(({ body }) => body.bookingRequestId)
    expect(new Set(ids).size).toBe(2)
  })

  it('Try Again after a final failure is a new attempt on a fresh contract', async () => {
    const error = { code: 'SOLD_OUT', message: 'HOTEL_BOOKING_ERROR: Sold out.' }
    const { checkout, calls, went, ready, book, advance } = setUp({
      [bookSync2.path]: () => ({ bookingRequestID: 'x', status: 'HOTEL_BOOKING_ERROR', error }),
    })
    await ready()
    await book()
    await advance(800)
    expect(checkout.$progress.get()).toMatchObject({ kind: 'failed', detail: 'Sold out.' })
    checkout.tryAgain()
    await advance(300)
    expect(went.at(-1)).toEqual(['billing', true])
    expect(calls(bookContract.path)).toHaveLength(2)
  })
})
