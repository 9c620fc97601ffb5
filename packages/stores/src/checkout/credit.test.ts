import { bookSync2 } from '@staykit/contract'
import { describe, expect, it } from 'vitest'
import { storeChange } from '../change/index.ts'
import { memoryEnvironment } from '../environment/index.ts'
import { dueNowOf, type Order } from '../payments/index.ts'
import { setUp } from './testing/checkout-harness.ts'

const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}
const change = { tripNumber: 'ST-OLD', email: 'maya@example.com', hotelId: 'h1' }
const claim = (credit?: number) => ({
  bookingId: 'ST-OLD',
  capability: 'cap',
  refund: 467.04,
  ...(credit !== undefined && { credit }),
})

async function checkoutWith(credit?: number) {
  const environment = memoryEnvironment()
  storeChange(environment.tabStorage, change, claim(credit))
  const { checkout, calls, ready } = setUp({}, environment)
  await ready()
  const orders: Order[] = []
  const book = async (method: 'CREDIT' | 'WALLET' = 'CREDIT') => {
    await checkout.bookRoom(method, async (order) => {
      orders.push(order)
      return { paymentIntent: 'pi_1' }
    })
    await settle()
  }
  const sent = () => calls(bookSync2.path).at(-1)?.body
  return { environment, checkout, orders, book, sent }
}

describe('a booking that another trip pays a part of', () => {
  it('pays the rest, and names the credit in payment and booking', async () => {
    const { orders, book, sent } = await checkoutWith(450)
    await book()
    const [order] = orders
    expect(order && dueNowOf(order)).toMatchObject({ price: 1_704, replaces: claim(450) })
    expect(sent()).toMatchObject({ replaces: claim(450), paymentIntent: 'pi_1' })
  })

  it('pays nothing when the other trip pays all of it', async () => {
    const { orders, book, sent } = await checkoutWith(467.04)
    await book()
    expect(orders).toEqual([])
    expect(sent()).toMatchObject({ replaces: claim(467.04), paymentMethod: 'CREDIT' })
    expect(sent()).not.toHaveProperty('paymentIntent')
  })

  it('pays in full by a method that takes no credit', async () => {
    const { orders, book, sent } = await checkoutWith(450)
    await book('WALLET')
    const [order] = orders
    expect(order && dueNowOf(order)).toMatchObject({ price: 46_704 })
    expect(order && dueNowOf(order)).not.toHaveProperty('replaces')
    expect(sent()?.replaces).toEqual(claim())
  })

  it('uses another key for another credit: a payment is for one amount', async () => {
    const { checkout, environment } = await checkoutWith(450)
    const failing = () => Promise.reject(new Error('declined'))
    await checkout.bookRoom('CREDIT', failing)
    const first = checkout.attempt()?.id
    await checkout.bookRoom('CREDIT', failing)
    expect(checkout.attempt()?.id).toBe(first)
    storeChange(environment.tabStorage, change, claim(440))
    await checkout.bookRoom('CREDIT', failing)
    expect(checkout.attempt()?.id).not.toBe(first)
  })
})
