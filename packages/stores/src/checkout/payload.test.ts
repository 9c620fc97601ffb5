import { bookSync2 } from '@staykit/contract'
import { expect, it } from 'vitest'
import { setUp } from './testing/checkout-harness.ts'

it('sends what the traveller asks of the hotel, and nothing where there is only white space', async () => {
  for (const [typed, sent] of [
    [' A quiet room. ', 'A quiet room.'],
    ['  ', undefined],
  ]) {
    const { checkout, calls, ready, book } = setUp()
    await ready()
    checkout.setCustomer({ specialRequests: typed ?? '' })
    await book()
    expect(calls(bookSync2.path)[0]?.body.specialRequests).toBe(sent)
  }
})
