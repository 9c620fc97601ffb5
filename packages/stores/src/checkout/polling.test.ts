import { bookStatus, bookSync2, CallError } from '@staykit/contract'
import { describe, expect, it } from 'vitest'
import { setUp } from './testing/checkout-harness.ts'

const refusal = (code: string, status = 0) => new CallError({ code, message: 'No.' }, status)
const failing = (code: string, status?: number) => () => {
  throw refusal(code, status)
}
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

describe('the status of a booking', () => {
  it('[OQ-36] polls every 5 s with its request and address, 24 times; then the booking is pending and can be checked manually', async () => {
    const { checkout, calls, ready, book, advance } = setUp()
    await ready()
    await book()
    for (let poll = 0; poll < 30; poll++) await advance(5_000)
    expect(calls(bookStatus.path)).toHaveLength(24)
    const { id } = checkout.attempt() ?? {}
    expect(calls(bookStatus.path)[0]?.body).toEqual({ bookingRequestID: id, email: 'maya@example.com' })
    expect(checkout.$progress.get()).toEqual({ kind: 'pending', transfer: undefined })
    checkout.checkAgain()
    expect(checkout.$progress.get().kind).toBe('working')
    await advance(5_000)
    expect(calls(bookStatus.path)).toHaveLength(25)
    checkout.dispose()
    await advance(50_000)
    expect(calls(bookStatus.path)).toHaveLength(25)
  })

  it('still shows the received part of a transfer after polling has stopped', async () => {
    const transfer = { due: 100, received: 40 }
    const { checkout, ready, book, advance } = setUp({
      [bookStatus.path]: () => ({ status: 'BITCOIN_TRANSFER_PENDING', transfer }),
    })
    await ready()
    await book()
    for (let poll = 0; poll < 24; poll++) await advance(5_000)
    expect(checkout.$progress.get()).toEqual({ kind: 'pending', transfer })
  })

  it('a poll without an answer is repeated; a request that never arrived is sent again', async () => {
    const { calls, checkout, ready, book, advance } = setUp({
      [bookStatus.path]: (_, count) => {
        if (count === 1) throw refusal('NETWORK')
        if (count === 2) throw new TypeError('no answer at all')
        if (count === 3) throw refusal('NOT_FOUND', 404)
        return { status: 'HOTEL_BOOKING_COMPLETE', bookingId: 'ST-1' }
      },
    })
    await ready()
    await book()
    for (let poll = 0; poll < 3; poll++) await advance(5_000)
    expect(calls(bookSync2.path)).toHaveLength(2)
    await advance(5_000)
    expect(checkout.$progress.get()).toMatchObject({ kind: 'booked', tripNumber: 'ST-1' })
  })

  it('complete is only what has a trip number, and failed what says so, in the words of the server', async () => {
    const { checkout, ready, book, advance } = setUp({
      [bookStatus.path]: (_, count) =>
        count === 1 ? { status: 'HOTEL_BOOKING_COMPLETE' } : { status: 'HOTEL_BOOKING_ERROR' },
    })
    await ready()
    await book()
    await advance(5_000)
    expect(checkout.$progress.get().kind).toBe('working')
    await advance(5_000)
    expect(checkout.$progress.get()).toMatchObject({
      kind: 'failed',
      error: { code: 'SERVER_ERROR', message: 'HOTEL_BOOKING_ERROR' },
    })
  })

  it('an answer after polling has stopped changes nothing', async () => {
    const waiting: { resolve: (answer: unknown) => void; reject: (error: Error) => void }[] = []
    const { checkout, ready, book, advance } = setUp({
      [bookStatus.path]: () => new Promise((resolve, reject) => waiting.push({ resolve, reject })),
    })
    for (const end of ['resolve', 'reject'] as const) {
      await ready()
      await book()
      await advance(5_000)
      checkout.dispose()
      if (end === 'resolve') waiting.at(-1)?.resolve({ status: 'HOTEL_BOOKING_COMPLETE', bookingId: 'ST-1' })
      else waiting.at(-1)?.reject(refusal('NOT_FOUND', 404))
      await settle()
      expect(checkout.$progress.get().kind).toBe('working')
    }
  })

  it('reads the status after an answer that is not a 4xx', async () => {
    for (const [status, kind] of [
      [500, 'working'],
      [400, 'failed'],
      [499, 'failed'],
      [399, 'working'],
    ] as const) {
      const { checkout, ready, book, advance } = setUp({ [bookSync2.path]: failing('BAD_REQUEST', status) })
      await ready()
      await book()
      await advance(800)
      expect(checkout.$progress.get().kind, String(status)).toBe(kind)
    }
  })

  it('without an attempt it calls, resumes and checks nothing', async () => {
    const { checkout, calls, advance, ready } = setUp()
    expect(await checkout.ask()).toBeUndefined()
    expect(checkout.resume()).toBe(false)
    checkout.checkAgain()
    await ready()
    await checkout.bookRoom('CREDIT', () => Promise.reject(new Error('declined')))
    expect(await checkout.ask()).toBeUndefined()
    expect(checkout.resume()).toBe(false)
    checkout.checkAgain()
    await advance(10_000)
    expect(calls(bookStatus.path)).toEqual([])
    expect(checkout.$progress.get()).toEqual({ kind: 'none' })
  })

  it('ends the polling by a report, unless the booking still works', async () => {
    const { checkout, calls, ready, book, advance } = setUp()
    await ready()
    await book()
    checkout.report({ kind: 'working', status: undefined })
    await advance(5_000)
    expect(calls(bookStatus.path)).toHaveLength(1)
    checkout.report({ kind: 'pending' })
    await advance(20_000)
    expect(calls(bookStatus.path)).toHaveLength(1)
  })
})
