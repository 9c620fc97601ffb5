import { money } from '@staykit/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TypedCard } from '../../ports/cards.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { TESTVILLE } from '../testville/city.ts'
import { testHotels } from '../testville/hotels.ts'
import { createSandboxCards, type SandboxCards } from './cards.ts'
import { testCards } from './test-cards.ts'

let database: TestDatabase
let cards: SandboxCards
beforeAll(async () => {
  database = await testDatabase()
  cards = createSandboxCards({ db: database.db, secret: 's'.repeat(32), now: () => new Date('2026-11-21') })
})
afterAll(() => database.drop())

const hotelIdOf = (name: string) => `${TESTVILLE}-${testHotels.findIndex((hotel) => hotel.name === name)}`

let count = 0
/** At an ordinary hotel, or at one of Testville that forces an outcome. */
const open = (hotel = 'Testville Grand Hotel') => {
  const id = `request-${count++}`
  return cards.createIntent(
    { amount: money(10_000, 'USD'), bookingRequestId: id, quoteId: 'q', hotelId: hotelIdOf(hotel) },
    `intent:${id}`,
  )
}
const card = (number: string, more: Partial<TypedCard> = {}): TypedCard => ({
  number,
  cvc: number.startsWith('37') ? '1234' : '123',
  expMonth: 12,
  expYear: 2028,
  ...more,
})
const good = card('4242424242424242')

describe('the sandbox card provider', () => {
  it('treats each published number as documented', async () => {
    const outcomes: Record<string, string> = {}
    for (const { number } of testCards) {
      const { status, failure } = await cards.confirmTestCard((await open()).id, card(number), '')
      outcomes[number] = failure?.code ?? status
    }
    expect(outcomes).toEqual({
      4242424242424242: 'requires_capture',
      5555555555554444: 'requires_capture',
      378282246310005: 'requires_capture',
      4000000000000002: 'card_declined',
      4000002500003155: 'requires_action',
      4000000000003220: 'requires_action',
      4000000000009995: 'insufficient_funds',
      4000000000000069: 'expired_card',
      4000000000000127: 'incorrect_cvc',
    })
  })

  it('refuses every other number, and impossible cards, with a message', async () => {
    const { id } = await open()
    const refused = (typed: TypedCard) => cards.confirmTestCard(id, typed, '').catch((error) => error.code)
    expect(await refused(card('4111111111111111'))).toBe('not_a_test_card')
    expect(await refused({ ...good, cvc: '12' })).toBe('incomplete_cvc')
    expect(await refused(card('378282246310005', { cvc: '123' }))).toBe('incomplete_cvc')
    expect(await refused({ ...good, expYear: 2026, expMonth: 10 })).toBe('invalid_expiry')
    expect((await cards.retrieve(id)).status).toBe('requires_payment_method')
  })

  it('stores brand, last four and expiry, and nothing else of a card', async () => {
    const { id } = await open()
    const paid = await cards.confirmTestCard(id, card('4242 4242-4242 4242'), '')
    expect(paid.card).toEqual({ brand: 'visa', lastFour: '4242', expMonth: 12, expYear: 2028 })
  })

  it('ends a challenge in a hold or in a failure that can be retried', async () => {
    const { id } = await open()
    await cards.confirmTestCard(id, card('4000002500003155'), '')
    expect(await cards.finishChallenge(id, false)).toMatchObject({
      status: 'requires_payment_method',
      failure: { code: 'authentication_failed' },
    })
    await cards.confirmTestCard(id, card('4000002500003155'), '')
    expect((await cards.finishChallenge(id, true)).status).toBe('requires_capture')
    expect((await cards.finishChallenge(id, false)).status).toBe('requires_capture')
  })

  it('lets hotels of Testville force an outcome on good cards', async () => {
    const challenged = await open('The 3-D Secure Challenge')
    expect((await cards.confirmTestCard(challenged.id, good, '')).status).toBe('requires_action')
    const declined = await open('The Card Declined')
    expect((await cards.confirmTestCard(declined.id, good, '')).failure?.code).toBe('card_declined')
  })

  it('captures, cancels and refunds once, for any number of repeated or concurrent calls', async () => {
    const { id } = await open()
    await cards.confirmTestCard(id, good, '')
    const amount = money(10_000, 'USD')
    await Promise.all(Array.from({ length: 20 }, () => cards.capture(id, amount, 'capture')))
    await Promise.all(Array.from({ length: 20 }, () => cards.refund(id, amount, 'refund')))
    expect(await cards.retrieve(id)).toMatchObject({ captured: amount, refunded: amount })
    await expect(cards.refund(id, amount, 'another')).rejects.toMatchObject({ kind: 'REFUSED' })
    await expect(cards.cancel(id, 'cancel')).rejects.toMatchObject({ kind: 'WRONG_STATE' })
    const other = await open()
    await cards.cancel(other.id, 'cancel')
    expect((await cards.cancel(other.id, 'cancel')).status).toBe('canceled')
    await expect(cards.capture(other.id, amount, 'capture')).rejects.toMatchObject({ kind: 'WRONG_STATE' })
    await expect(cards.confirmTestCard(other.id, good, '')).rejects.toMatchObject({ kind: 'WRONG_STATE' })
  })

  it('never captures more than the hold, nor in another currency', async () => {
    const { id } = await open()
    await cards.confirmTestCard(id, good, '')
    for (const amount of [money(10_001, 'USD'), money(10_000, 'EUR')])
      await expect(cards.capture(id, amount, 'c')).rejects.toMatchObject({ kind: 'REFUSED' })
  })

  it('opens one intent per key; only its own secret opens it', async () => {
    const intent = { amount: money(500, 'USD'), bookingRequestId: 'r', quoteId: 'q', hotelId: 'h1' }
    const [first, second] = [await cards.createIntent(intent, 'k'), await cards.createIntent(intent, 'k')]
    expect(second.id).toBe(first.id)
    expect((await cards.bySecret(first.clientSecret)).id).toBe(first.id)
    for (const forged of [`${first.clientSecret}x`, `${first.id}_secret_`, 'nonsense'])
      await expect(cards.bySecret(forged)).rejects.toMatchObject({ kind: 'NOT_FOUND' })
  })
})
