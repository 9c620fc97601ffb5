import { bookContract, bookStatus, bookSync2, CallError, createPaymentIntent } from '@staykit/contract'
import { contractFixture } from '@staykit/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import { paid, setUp } from './testing/checkout-harness.ts'

const refusal = (code: string, status = 0) => new CallError({ code, message: 'No.' }, status)
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

describe('the contract of a checkout', () => {
  it('goes from none to loading to ready; retries a failed rate, not the current one', async () => {
    let isDown = false
    const { checkout, calls, advance } = setUp({
      [bookContract.path]: () => {
        if (isDown) throw refusal('NETWORK')
        return { contract: contractFixture() }
      },
    })
    const kinds: string[] = []
    checkout.$contract.subscribe(({ kind }) => void kinds.push(kind))
    const load = async (bundle: string, ratePlan?: string) => {
      checkout.loadContract({ bundle, ratePlan, sop: '' })
      await advance(300)
    }
    await load('b1')
    await load('b1')
    expect(calls(bookContract.path)).toHaveLength(1)
    expect(calls(bookContract.path)[0]?.body).toEqual({
      ppnBundle: 'b1',
      rateType: 'MER',
      ratePlan: undefined,
      sop: undefined,
      dealCode: undefined,
    })
    isDown = true
    await load('b1', 'CLUB')
    expect(checkout.$contract.get()).toMatchObject({ kind: 'error', error: { code: 'NETWORK' } })
    isDown = false
    await load('b1', 'CLUB')
    expect(kinds).toEqual(['none', 'loading', 'ready', 'loading', 'error', 'loading', 'ready'])
  })

  it('[HOT-263] says rate plan, source and deal code of a member rate', async () => {
    const environment = memoryEnvironment()
    environment.storage.set('dealCode', 'SAVE60')
    const { checkout, calls, advance } = setUp({}, environment)
    checkout.loadContract({ bundle: 'b1', ratePlan: 'CLUB', sop: 'S' })
    await advance(300)
    expect(calls(bookContract.path)[0]?.body).toEqual({
      ppnBundle: 'b1',
      rateType: 'CUG',
      ratePlan: 'CLUB',
      sop: 'S',
      dealCode: 'SAVE60',
    })
  })

  it('the last rate that was chosen is the one on show, whatever comes late or fails late', async () => {
    const answers: { resolve: (answer: unknown) => void; reject: (error: Error) => void }[] = []
    const { checkout, calls, advance } = setUp({
      [bookContract.path]: () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
    })
    for (const bundle of ['late', 'broken', 'last']) {
      checkout.loadContract({ bundle })
      await advance(300)
    }
    answers[2]?.resolve({ contract: contractFixture({ ppn_book_bundle: 'last' } as object) })
    answers[0]?.resolve({ contract: contractFixture({ type: 'LATE' } as object) })
    answers[1]?.reject(refusal('NETWORK'))
    await settle()
    expect(checkout.$contract.get()).toMatchObject({
      kind: 'ready',
      contract: { type: contractFixture().type },
    })
    // Selected and left within 300 ms: no request.
    checkout.loadContract({ bundle: 'passing' })
    checkout.loadContract({ bundle: 'staying' })
    await advance(300)
    expect(calls(bookContract.path).map(({ body }) => body.ppnBundle)).toEqual([
      'late',
      'broken',
      'last',
      'staying',
    ])
  })

  it('an unchanged price needs no confirmation; choosing another rate drops the earlier change', async () => {
    const same = contractFixture({ priceChange: { previousFinal: 485.04, final: 485.04 } })
    const moved = contractFixture({ priceChange: { previousFinal: 461.52, final: 485.04 } })
    const { checkout, advance } = setUp({
      [bookContract.path]: (body) => ({ contract: body.ppnBundle === 'moved' ? moved : same }),
    })
    checkout.loadContract({ bundle: 'same' })
    await advance(300)
    expect(checkout.$priceChange.get()).toBeUndefined()
    checkout.loadContract({ bundle: 'moved' })
    await advance(300)
    expect(checkout.$priceChange.get()).toBeDefined()
    checkout.loadContract({ bundle: 'same' })
    expect(checkout.$priceChange.get()).toBeUndefined()
    expect(checkout.$contract.get()).toEqual({ kind: 'loading' })
  })
})

describe('the state of payment and booking', () => {
  it('idle, paying, idle; the booking works from the moment that it is sent', async () => {
    const { checkout, ready, book } = setUp()
    const events: string[] = []
    checkout.$payment.subscribe(({ kind }) => void events.push(kind))
    checkout.$progress.subscribe(({ kind }) => void events.push(kind))
    await ready()
    await book()
    expect(events).toEqual(['idle', 'none', 'paying', 'working', 'idle'])
  })

  it('[HOT-180] [HOT-192] a booking on its way, and one that is made, is not begun again', async () => {
    const { checkout, calls, ready, book, advance } = setUp({
      [bookStatus.path]: () => ({ status: 'HOTEL_BOOKING_COMPLETE', bookingId: 'ST-1' }),
    })
    await ready()
    await book()
    await book()
    expect(calls(createPaymentIntent.path)).toHaveLength(1)
    // Pressed again while it works: the same request, which changes nothing at the server.
    const [first, second] = calls(bookSync2.path).map(({ body }) => body)
    expect(second).toEqual(first)
    await advance(5_000)
    expect(checkout.$progress.get().kind).toBe('booked')
    await book()
    expect(calls(bookSync2.path)).toHaveLength(2)
  })

  it('sends no payment before the contract has loaded', async () => {
    const { calls, byCard } = setUp()
    await byCard(async () => paid)
    expect(calls(createPaymentIntent.path)).toEqual([])
  })

  it('[HOT-192] the booking screen is shown 800 ms later, also when it has failed by then, and not after the end', async () => {
    const shown = async (status: string) => {
      const { went, ready, book, advance } = setUp({
        [bookSync2.path]: () => ({
          bookingRequestID: 'x',
          status,
          error: { code: 'BAD_REQUEST', message: '' },
        }),
      })
      await ready()
      await book()
      await advance(799)
      expect(went).toEqual([])
      await advance(1)
      return went
    }
    expect(await shown('HOTEL_BOOKING_ERROR')).toEqual([['booking', false]])
    const { checkout, went, ready, book, advance } = setUp()
    await ready()
    await book()
    checkout.dispose()
    await advance(60_000)
    expect(went).toEqual([])
  })

  it('replaces the checkout by the confirmation after a booking', async () => {
    const { booking, tracked, went, ready, book, advance } = setUp({
      [bookSync2.path]: () => ({
        bookingRequestID: 'x',
        status: 'HOTEL_BOOKING_COMPLETE',
        bookingId: 'ST-1',
      }),
    })
    await ready()
    await book()
    expect(booking.remembered()).toEqual({ tripNumber: 'ST-1', email: 'maya@example.com' })
    await advance(800)
    expect(went).toEqual([['booking', false]])
    await advance(800)
    expect(went.slice(1)).toEqual([['confirmation', true]])
    expect(tracked).toEqual(['ST-1'])
  })

  it('a price change at the booking shows both totals on the payment screen; without a contract it loads one', async () => {
    const contract = contractFixture({ rate: { ...contractFixture().rate } })
    const details = { contract: { ...contract, rate: { ...contract.rate } } }
    const { checkout, calls, went, ready, book, advance } = setUp({
      [bookSync2.path]: (_, count) => {
        throw new CallError(
          { code: 'PRICE_CHANGED', message: '', ...(count === 1 && { details }) } as never,
          409,
        )
      },
    })
    await ready()
    const loaded = calls(bookContract.path).length
    await book()
    expect([checkout.$progress.get(), checkout.$payment.get()]).toEqual([{ kind: 'none' }, { kind: 'idle' }])
    expect(went).toEqual([['billing', true]])
    expect(checkout.attempt()).toBeUndefined()
    await advance(300)
    await book()
    await advance(300)
    expect(calls(bookContract.path).length).toBeGreaterThan(loaded)
    // Paying itself may find it, before anything is sent.
    await checkout.bookRoom('CREDIT', () => Promise.reject(refusal('PRICE_CHANGED', 409)))
    expect(checkout.$payment.get()).toEqual({ kind: 'idle' })
  })

  it('tells a thrown value that is no Error as it is', async () => {
    const { checkout, ready } = setUp()
    await ready()
    await checkout.bookRoom('CREDIT', () => Promise.reject('closed'))
    expect(checkout.$payment.get()).toEqual({ kind: 'failed', message: 'closed' })
  })
})
