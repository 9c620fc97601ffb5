import {
  abandonBitcoinSource,
  bookStatus,
  bookSync2,
  CallError,
  createBitcoinSource,
  fromWireBitcoinSource,
} from '@staykit/contract'
import { describe, expect, it } from 'vitest'
import { setUp } from '../../checkout/testing/checkout-harness.ts'
import { type MemoryEnvironment, memoryEnvironment } from '../../environment/index.ts'
import { createBitcoin, isQuoteValid } from './index.ts'

const source = {
  id: 'src_1',
  satoshi: 12_345_678,
  original: 467.04,
  currency: 'USD',
  address: 'bc1qexample',
  uri: 'bitcoin:bc1qexample?amount=0.12345678&label=Casa',
  expires: '2030-06-15T12:10:00Z',
}
const waiting = (received = 0) => ({
  status: 'BITCOIN_TRANSFER_PENDING',
  transfer: { due: 12_345_678, received },
})

async function open(
  answers: Parameters<typeof setUp>[0] = {},
  environment: MemoryEnvironment = memoryEnvironment(),
) {
  const set = setUp(
    {
      [createBitcoinSource.path]: () => ({ data: source }),
      [bookSync2.path]: () => ({ bookingRequestID: 'x', status: 'BITCOIN_TRANSFER_PENDING' }),
      [bookStatus.path]: () => waiting(),
      ...answers,
    },
    environment,
  )
  await set.ready()
  const bitcoin = createBitcoin({ client: set.client, environment, checkout: set.checkout })
  return { ...set, bitcoin }
}

async function started(answers?: Parameters<typeof setUp>[0]) {
  const set = await open(answers)
  void set.bitcoin.start()
  await set.advance(0)
  return set
}

const isAbandoned = (received = 0) => ({ data: { due: 12_345_678, received } })

describe('a bitcoin payment that is abandoned', () => {
  it('drops the payment: stops polling, and another payment method is another request', async () => {
    const { checkout, bitcoin, calls, advance, book, environment } = await started({
      [abandonBitcoinSource.path]: () => isAbandoned(500),
    })
    await advance(6_000)
    const id = checkout.attempt()?.id
    await bitcoin.abandon()
    expect(calls(abandonBitcoinSource.path).map(({ body }) => body)).toEqual([{ bookingRequestId: id }])
    expect(bitcoin.$abandoning.get()).toEqual({ kind: 'done', received: 500 })
    expect(bitcoin.$quote.get()).toBeUndefined()
    expect(checkout.$progress.get()).toEqual({ kind: 'none' })
    expect(checkout.attempt()).toBeUndefined()
    expect(environment.tabStorage.get('staykit.bitcoin')).toBeUndefined()
    const polls = calls(bookStatus.path).length
    for (let second = 0; second < 601; second++) await advance(1000)
    expect(calls(bookStatus.path)).toHaveLength(polls)
    expect(checkout.$progress.get()).toEqual({ kind: 'none' })
    await book()
    const [byBitcoin, byCard] = calls(bookSync2.path).map(({ body }) => body)
    expect(byCard).toMatchObject({ paymentMethod: 'CREDIT' })
    expect(byCard?.bookingRequestId).not.toBe(byBitcoin?.bookingRequestId)
  })

  it('tells nothing of a booking that is answered only after the payment was left', async () => {
    let answer = (_: object) => {}
    const { checkout, bitcoin, advance } = await started({
      [bookSync2.path]: () => new Promise((done) => (answer = done)),
      [abandonBitcoinSource.path]: () => isAbandoned(),
    })
    await advance(1_000)
    await bitcoin.abandon()
    answer({
      bookingRequestID: 'x',
      status: 'HOTEL_BOOKING_ERROR',
      error: { code: 'QUOTE_EXPIRED', message: '' },
    })
    await advance(60_000)
    expect(checkout.$progress.get()).toEqual({ kind: 'none' })
  })

  it('continues when the full amount has arrived, and stays when that is unknown', async () => {
    let refusal = new CallError({ code: 'NETWORK', message: 'no answer' })
    const { checkout, bitcoin, calls, went, advance } = await started({
      [abandonBitcoinSource.path]: () => Promise.reject(refusal),
      [bookStatus.path]: (_, count) => (count <= 24 ? waiting() : { status: 'BITCOIN_TRANSFER_COMPLETE' }),
    })
    await advance(1_000)
    await bitcoin.abandon()
    expect(bitcoin.$abandoning.get()).toEqual({ kind: 'failed' })
    expect(checkout.$progress.get()).toMatchObject({ kind: 'working' })
    for (let poll = 0; poll < 24; poll++) await advance(5_000)
    expect(checkout.$progress.get().kind).toBe('pending')
    refusal = new CallError({ code: 'ALREADY_PAID', message: 'it has arrived' }, 409)
    await bitcoin.abandon()
    expect(bitcoin.$abandoning.get()).toEqual({ kind: 'none' })
    expect(checkout.$progress.get()).toMatchObject({ status: 'BITCOIN_TRANSFER_COMPLETE' })
    expect(went).toEqual([['booking', false]])
    await advance(5_000)
    expect(calls(bookStatus.path)).toHaveLength(26)
  })

  it('can start again', async () => {
    const { bitcoin, calls, advance } = await started({ [abandonBitcoinSource.path]: () => isAbandoned() })
    await advance(1_000)
    await bitcoin.abandon()
    void bitcoin.start()
    await advance(0)
    await advance(1_000)
    expect(bitcoin.$abandoning.get()).toEqual({ kind: 'none' })
    const ids = calls(createBitcoinSource.path).map(({ body }) => body.bookingRequestId)
    expect(new Set(ids).size).toBe(2)
    expect(calls(bookSync2.path)).toHaveLength(2)
  })
})

describe('bitcoin', () => {
  it('[HOT-191] [HOT-354] a quote has its amount in bitcoin, the original amount, the uri and when it expires', () => {
    const quote = fromWireBitcoinSource(source, 1000)
    expect(quote).toMatchObject({ amount: 0.12345678, original: 467.04, uri: source.uri, expires: 601_000 })
  })

  it('[HOT-188] a quote is good for 600000 ms after it came', async () => {
    expect(isQuoteValid({ ...fromWireBitcoinSource(source, 0) }, 599_999)).toBe(true)
    expect(isQuoteValid({ ...fromWireBitcoinSource(source, 0) }, 600_000)).toBe(false)
    const { checkout, bitcoin, advance } = await started()
    expect(bitcoin.$left.get()).toBe(600_000)
    for (let second = 0; second < 599; second++) await advance(1000)
    expect(checkout.$progress.get().kind).not.toBe('expired')
    await advance(1000)
    expect(checkout.$progress.get()).toEqual({ kind: 'expired', method: 'BITCOIN', received: 0 })
  })

  it('[HOT-190] [HOT-273] [HOT-276] [PLT-154] [OQ-11] [OQ-34] the booking is sent 1 s after the quote, with the answer of the provider', async () => {
    const { checkout, calls, went, advance } = await started()
    const [request] = calls(createBitcoinSource.path)
    const id = checkout.attempt()?.id
    expect(request?.body).toMatchObject({
      price: 46704,
      currency: 'USD',
      email: 'maya@example.com',
      bookingRequestId: id,
    })
    await advance(999)
    expect(calls(bookSync2.path)).toHaveLength(0)
    await advance(1)
    const [booking] = calls(bookSync2.path)
    expect((booking?.at ?? 0) - (request?.at ?? 0)).toBe(1000)
    expect(booking?.body).toMatchObject({ paymentMethod: 'BITCOIN', response: source, bookingRequestId: id })
    await advance(5000)
    expect(checkout.$progress.get()).toMatchObject({ kind: 'working', transfer: { received: 0 } })
    expect(went).toEqual([])
  })

  it('[OQ-12] goes to the booking screen once the transfer is complete, and is not expired by the clock', async () => {
    const { checkout, went, advance } = await started({
      [bookStatus.path]: (_, count) => (count < 3 ? waiting(count) : { status: 'BITCOIN_TRANSFER_COMPLETE' }),
    })
    await advance(1000)
    for (let poll = 0; poll < 6; poll++) await advance(5000)
    expect(went).toEqual([['booking', false]])
    await advance(600_000)
    expect(checkout.$progress.get().kind).not.toBe('expired')
  })

  it('[OQ-11] [OQ-12] polls 24 times, then again when asked while the quote is good; a transfer at the last moment counts', async () => {
    const { checkout, calls, advance } = await started({
      [bookStatus.path]: (_, count) => (count <= 48 ? waiting() : { status: 'BITCOIN_TRANSFER_COMPLETE' }),
    })
    for (let second = 0; second < 125; second++) await advance(1000)
    expect(checkout.$progress.get().kind).toBe('pending')
    checkout.checkAgain()
    for (let second = 0; second < 475; second++) await advance(1000)
    expect(calls(bookStatus.path).length).toBeGreaterThan(48)
    expect(checkout.$progress.get()).toMatchObject({ kind: 'working', status: 'BITCOIN_TRANSFER_COMPLETE' })
  })

  it('says when the time is over that too little has arrived; a new payment is a new request', async () => {
    const { checkout, bitcoin, calls, advance } = await started({ [bookStatus.path]: () => waiting(500) })
    for (let second = 0; second < 600; second++) await advance(1000)
    expect(checkout.$progress.get()).toEqual({ kind: 'expired', method: 'BITCOIN', received: 500 })
    void bitcoin.start()
    await advance(1000)
    const ids = calls(createBitcoinSource.path).map(({ body }) => body.bookingRequestId)
    expect(new Set(ids).size).toBe(2)
    expect(bitcoin.$left.get()).toBeGreaterThan(598_000)
  })

  it('shows no earlier quote while a new payment waits for its own', async () => {
    let answer = (_: object) => {}
    const { bitcoin, advance } = await started({
      [createBitcoinSource.path]: (_, count) =>
        count === 1 ? { data: source } : new Promise((done) => (answer = done)),
    })
    for (let second = 0; second < 600; second++) await advance(1000)
    void bitcoin.start()
    await advance(0)
    expect(bitcoin.$quote.get()).toBeUndefined()
    answer({ data: source })
    await advance(0)
    expect(bitcoin.$quote.get()).toBeDefined()
    expect(bitcoin.$left.get()).toBe(600_000)
  })

  it('a reload in the middle shows the same quote with the time that is left, and books nothing new', async () => {
    const first = await started()
    await first.advance(61_000)
    first.bitcoin.dispose()
    first.checkout.dispose()
    const again = await open({}, first.environment)
    expect(again.bitcoin.resume()).toBe(true)
    await again.advance(1000)
    expect(again.bitcoin.$quote.get()).toEqual(first.bitcoin.$quote.get())
    expect(again.bitcoin.$left.get()).toBe(600_000 - 62_300)
    expect(again.calls(createBitcoinSource.path)).toHaveLength(0)
    expect(again.calls(bookSync2.path)[0]?.body).toEqual(first.calls(bookSync2.path)[0]?.body)
  })
})
