import { bookContract, bookStatus, bookSync2, createBitcoinSource } from '@staykit/contract'
import { contractFixture } from '@staykit/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { type MemoryEnvironment, memoryEnvironment } from '../environment/index.ts'
import { createBitcoin } from '../payments/bitcoin/index.ts'
import { paid, setUp } from './testing/checkout-harness.ts'

const first = contractFixture()
const second = contractFixture({
  id: 'bundle-2',
  hotel: { ...first.hotel, id: 'h2', name: 'The Fee At The Hotel' },
  meta: { ...first.meta, contract: 'contract-2' },
})
const source = {
  id: 'src_1',
  satoshi: 12_345_678,
  original: 467.04,
  currency: 'USD',
  address: 'bc1qexample',
  uri: 'bitcoin:bc1qexample?amount=0.12345678',
  expires: '2030-06-15T12:10:00Z',
}

/** A checkout of a tab in which both rates can be opened. */
function tab(
  environment: MemoryEnvironment = memoryEnvironment(),
  answers: Parameters<typeof setUp>[0] = {},
) {
  const set = setUp(
    {
      [bookContract.path]: ({ ppnBundle }) => ({ contract: ppnBundle === 'bundle-2' ? second : first }),
      [createBitcoinSource.path]: () => ({ data: source }),
      ...answers,
    },
    environment,
  )
  const bitcoin = createBitcoin({ client: set.client, environment, checkout: set.checkout })
  const other = async () => {
    set.checkout.loadContract({ bundle: 'bundle-2' })
    await set.advance(300)
  }
  return { ...set, bitcoin, other }
}

/** What acts in the checkout on screen. */
const acts = ({ calls }: ReturnType<typeof tab>) =>
  [createBitcoinSource, bookSync2, bookStatus].flatMap(({ path }) => calls(path))

describe('a payment that belongs to another rate than the one on screen', () => {
  it.each([
    ['shown', 0],
    ['sent', 1_000],
  ])(
    'a bitcoin quote that is %s appears and books nowhere else, and is there again at its own rate',
    async (_, ms) => {
      const before = tab()
      await before.ready()
      void before.bitcoin.start()
      await before.advance(0)
      await before.advance(ms)
      const { environment } = before
      before.checkout.dispose()
      before.bitcoin.dispose()

      const page = tab(environment)
      await page.other()
      expect(page.bitcoin.resume()).toBe(false)
      await page.advance(5_000)
      expect([page.bitcoin.$quote.get(), page.checkout.$progress.get().kind]).toEqual([undefined, 'none'])
      expect(acts(page)).toEqual([])

      const back = tab(environment)
      await back.ready()
      expect(back.bitcoin.resume()).toBe(true)
      expect(back.bitcoin.$quote.get()).toMatchObject({ uri: source.uri })
      await back.advance(1_000)
      const ids = [before, back].flatMap((each) => acts(each).map(({ body }) => body.bookingRequestId))
      expect(new Set(ids).size).toBe(1)
    },
  )

  it('a quote of an older contract of the same rate is not taken up', async () => {
    const before = tab()
    await before.ready()
    void before.bitcoin.start()
    await before.advance(0)
    before.checkout.dispose()
    before.bitcoin.dispose()
    const newer = contractFixture({ meta: { ...first.meta, contract: 'newer' } })
    const page = tab(before.environment, { [bookContract.path]: () => ({ contract: newer }) })
    await page.ready()
    expect(page.bitcoin.resume()).toBe(false)
    expect(acts(page)).toEqual([])
  })

  it('the checkout of another rate names it, with the address of its checkout, until it can come no more', async () => {
    const { checkout, book, other, ready, advance } = tab()
    await ready()
    await book()
    expect(checkout.openElsewhere()).toBeUndefined()
    await other()
    const open = { hotelName: first.hotel.name, href: expect.stringMatching(/^https?:/) }
    expect(checkout.openElsewhere()).toEqual(open)
    await advance(30 * 60_000)
    expect(checkout.openElsewhere()).toBeUndefined()
  })

  it.each([
    ['is answered', 'HOTEL_BOOKING_COMPLETE'],
    ['fails', 'HOTEL_BOOKING_ERROR'],
  ])('a booking that %s after another rate came on screen leaves that screen alone', async (_, status) => {
    let answer = (_: object) => {}
    const page = tab(memoryEnvironment(), {
      [bookSync2.path]: () => new Promise((done) => (answer = done)),
    })
    const { checkout, ready, book, other, advance, went } = page
    await ready()
    await book()
    await other()
    answer({
      bookingRequestID: 'x',
      status,
      ...(status === 'HOTEL_BOOKING_COMPLETE'
        ? { bookingId: 'ST-1' }
        : { error: { code: 'SOLD_OUT', message: 'Sold out.' } }),
    })
    await advance(2_000)
    expect([checkout.$progress.get().kind, checkout.$payment.get().kind, went]).toEqual(['none', 'idle', []])
    expect(checkout.openElsewhere()).toBeUndefined()
    await ready()
    expect(checkout.$trip.get()?.tripNumber).toBe(status === 'HOTEL_BOOKING_COMPLETE' ? 'ST-1' : undefined)
  })

  it('a payment that ends after another rate came on screen books its own rate', async () => {
    let pay = (_: typeof paid) => {}
    const { checkout, ready, byCard, other, advance, calls } = tab()
    await ready()
    void byCard(() => new Promise((done) => (pay = done)))
    await advance(0)
    await other()
    pay(paid)
    await advance(0)
    expect(calls(bookSync2.path).map(({ body }) => body.contract)).toEqual([first.meta.contract])
    expect([checkout.$progress.get().kind, checkout.$payment.get().kind]).toEqual(['none', 'idle'])
  })

  it('each rate keeps its attempt, and one that is booked its trip', async () => {
    const done = { bookingRequestID: 'x', status: 'HOTEL_BOOKING_COMPLETE' }
    const page = tab(memoryEnvironment(), {
      [bookSync2.path]: (_, count) => ({ ...done, bookingId: `ST-${count}` }),
    })
    const { checkout, ready, book, other, advance } = page
    await ready()
    await book()
    await advance(800)
    await advance(800)
    await other()
    await book()
    await advance(800)
    await advance(800)
    expect(checkout.$trip.get()?.tripNumber).toBe('ST-2')
    await ready()
    expect(checkout.$trip.get()?.tripNumber).toBe('ST-1')
  })
})
