import {
  addCard,
  bookSync2,
  createPaymentIntent,
  createSetupIntent,
  deleteCard,
  getUser,
  updateCard,
} from '@staykit/contract'
import { fromMajor } from '@staykit/domain'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { CardError, type CardIntent } from '../../../../ports/cards.ts'
import { type SignedIn, signedIn } from '../../../booking/bookings/testing/member.ts'
import { bookingServerForThisFile } from '../../../booking/bookings/testing/server.ts'
import {
  GOOD_CARD,
  newBookingRequestId,
  payloadFor,
  REF_ID,
  travellerAt,
} from '../../../booking/bookings/testing/traveller.ts'
import { chargeableCard, payWithSaved } from './saved-cards.ts'

const server = bookingServerForThisFile()

const CHALLENGED = '4000000000003220'
const cardsOf = async (who: SignedIn) => (await who.api(getUser, { id: who.id })).data.cardList

/** Pays with a typed card and saves it. */
async function save(who: SignedIn, number = GOOD_CARD, more: object = {}) {
  const id = newBookingRequestId()
  const { clientSecret, paymentIntent } = await who.openPayment(await who.contract(), id)
  const { status } = await who.typeCard(clientSecret, number)
  if (status === 'requires_action')
    await who.post('/payment/card-frame/challenge', { clientSecret, passed: true })
  return who.api(addCard, { userId: who.id, paymentIntent, ...more })
}

/** Opens the payment of a contract with a saved card, and books. */
async function payWith(who: Pick<SignedIn, 'api' | 'contract'>, customer_pm_id: string, hotel?: string) {
  const agreed = await who.contract(hotel ? { hotel } : {})
  const id = newBookingRequestId()
  const { dueNow, currencyCode: currency } = agreed.rate.price
  const open = (card = customer_pm_id) =>
    who.api(createPaymentIntent, {
      price: fromMajor(dueNow, currency).minor,
      currency,
      contract: agreed.meta.contract,
      bookingRequestId: id,
      refId: REF_ID,
      customer_pm_id: card,
    })
  const { data } = await open()
  const book = () =>
    who.api(bookSync2, payloadFor(agreed, id, { paymentIntent: data.paymentIntent, customer_pm_id }))
  return { ...data, book, open }
}

describe('saved cards', () => {
  it('store a card once, without number or CVC, and list it; the same number again is "dupe"', async () => {
    const who = await signedIn(server)
    const address = { address_line_one: '1 Main St', country_code: 'US' }
    const { customer_pm_id, card } = await save(who, GOOD_CARD, { card_holder: 'Maya Okafor', ...address })
    const expected = { card_type: 'visa', last_four: '4242', card_holder: 'Maya Okafor', is_default: true }
    expect(card).toMatchObject({ customer_pm_id, ...expected, ...address })
    expect(await cardsOf(who)).toEqual([card])
    expect(await save(who)).toEqual({ customer_pm_id: 'dupe' })
    const rows = JSON.stringify(await server.deps.db.selectFrom('saved_cards').selectAll().execute())
    expect(rows).not.toContain(GOOD_CARD)
    // Another member may have the same card.
    expect((await save(await signedIn(server))).card).toBeDefined()
  })

  it('have one default, validated changes, and disappear at once after deletion', async () => {
    const who = await signedIn(server)
    const first = (await save(who)).customer_pm_id
    const second = (await save(who, '5555555555554444')).customer_pm_id
    const change = (id: string, more: object) => who.api(updateCard, { userId: who.id, id, ...more })
    expect((await change(second, { is_default: true, card_holder: 'M. O.' })).card).toMatchObject({
      is_default: true,
      card_holder: 'M. O.',
    })
    expect((await cardsOf(who)).map(({ is_default }) => is_default)).toEqual([false, true])
    await expect(change(first, { exp_year: 2001 })).rejects.toMatchObject({ status: 400 })
    expect((await change(first, { exp_month: 3, exp_year: 2040 })).card).toMatchObject({ exp_year: 2040 })
    expect(await who.api(deleteCard, { userId: who.id, id: first })).toEqual({ ok: true })
    expect((await cardsOf(who)).map(({ customer_pm_id }) => customer_pm_id)).toEqual([second])
    await expect(payWith(who, first)).rejects.toMatchObject({ code: 'UNKNOWN_CARD' })
  })

  it('pay without input, or after a challenge, and are charged once', async () => {
    const who = await signedIn(server)
    const plain = await payWith(who, (await save(who)).customer_pm_id)
    expect(plain.status).toBe('requires_capture')
    expect((await plain.open()).data.paymentIntent).toBe(plain.paymentIntent)
    expect(await plain.book()).toMatchObject({ status: 'HOTEL_BOOKING_COMPLETE' })
    expect(await server.deps.cards.retrieve(plain.paymentIntent)).toMatchObject({
      card: { lastFour: '4242' },
    })

    const challenged = (await save(who, CHALLENGED)).customer_pm_id
    const givenUp = await payWith(who, challenged)
    expect((await givenUp.open()).data.status).toBe('requires_action')
    const [first] = await cardsOf(who)
    expect((await givenUp.open(first?.customer_pm_id)).data.status).toBe('requires_capture')

    const challenge = await payWith(who, challenged)
    expect(challenge.status).toBe('requires_action')
    const { clientSecret } = challenge
    expect(await who.post('/payment/card-frame/status', { clientSecret })).toMatchObject({
      status: 'requires_action',
      lastFour: '3220',
    })
    await who.post('/payment/card-frame/challenge', { clientSecret, passed: true })
    expect(await challenge.book()).toMatchObject({ status: 'HOTEL_BOOKING_COMPLETE' })
  })

  it('charge nothing when expired, declined or of another member', async () => {
    const who = await signedIn(server)
    const { customer_pm_id } = await save(who)
    await expect(payWith(who, customer_pm_id, 'The Card Declined')).rejects.toMatchObject({
      code: 'PAYMENT_DECLINED',
      status: 402,
    })
    await server.deps.db
      .updateTable('saved_cards')
      .set({ exp_year: 2020 })
      .where('id', '=', customer_pm_id)
      .execute()
    await expect(payWith(who, customer_pm_id)).rejects.toMatchObject({ message: 'Your card has expired.' })
    const thief = await signedIn(server)
    const visitor = travellerAt(server)
    await expect(payWith(thief, customer_pm_id)).rejects.toMatchObject({ code: 'UNKNOWN_CARD', status: 404 })
    await expect(payWith(visitor, customer_pm_id)).rejects.toMatchObject({ status: 401 })
    for (const call of [updateCard, deleteCard])
      await expect(thief.api(call, { userId: thief.id, id: customer_pm_id })).rejects.toMatchObject({
        code: 'UNKNOWN_CARD',
      })
    await expect(thief.api(deleteCard, { userId: who.id, id: customer_pm_id })).rejects.toMatchObject({
      status: 404,
    })
    const paid = await payWith(who, (await save(who, '5555555555554444')).customer_pm_id)
    await expect(
      thief.api(addCard, { userId: thief.id, paymentIntent: paid.paymentIntent }),
    ).rejects.toMatchObject({ code: 'UNKNOWN_CARD' })
  })

  it('change field by field: an absent field stays, and the bank gets only another expiry', async () => {
    const who = await signedIn(server)
    const { cards } = server.deps
    const updateSaved = vi.spyOn(cards, 'updateSaved')
    onTestFinished(() => updateSaved.mockRestore())
    const home = { address_line_one: '1 Main St', address_city: 'Boston', country_code: 'US' }
    const saved = await save(who, GOOD_CARD, { card_holder: ' Maya ', ...home })
    const id = saved.customer_pm_id
    const { card } = saved
    expect(card).toMatchObject({ card_holder: 'Maya', is_default: true, exp_month: 12, ...home })
    const change = async (more: object) => (await who.api(updateCard, { userId: who.id, id, ...more })).card
    expect(await change({})).toEqual(card)
    expect(await change({ address_city: 'Salem' })).toEqual({ ...card, address_city: 'Salem' })
    expect(await change({ exp_month: card?.exp_month, exp_year: card?.exp_year })).toMatchObject({
      exp_month: 12,
    })
    expect(updateSaved).not.toHaveBeenCalled()
    for (const [expiry, exp_month, exp_year] of [
      [{ exp_month: 3 }, 3, card?.exp_year],
      [{ exp_year: 2041 }, 3, 2041],
    ] as const) {
      expect(await change(expiry)).toMatchObject({
        exp_month,
        exp_year,
        card_holder: 'Maya',
        is_default: true,
      })
      expect(updateSaved).toHaveBeenLastCalledWith(
        expect.objectContaining({ lastFour: '4242', brand: 'visa' }),
        {
          expMonth: exp_month,
          expYear: exp_year,
        },
      )
    }
    await expect(change({ exp_year: 2001 })).rejects.toMatchObject({
      status: 400,
      message: "Your card's expiration date is in the past.",
    })
    updateSaved.mockRejectedValueOnce(new CardError('UNAVAILABLE', 'no answer'))
    await expect(change({ exp_year: 2042 })).rejects.toMatchObject({ status: 503, code: 'PAYMENT_REQUIRED' })
    expect(await change({ is_default: false, card_holder: ' M. O. ' })).toMatchObject({
      is_default: false,
      card_holder: 'M. O.',
      exp_year: 2041,
    })
    expect((await save(who, '5555555555554444')).card).toMatchObject({ is_default: false, card_holder: '' })
    const another = await save(who, '378282246310005', { is_default: true })
    expect(another.card).toMatchObject({ is_default: true })
    expect((await cardsOf(who)).map(({ is_default }) => is_default)).toEqual([false, false, true])
  })

  it('pay in their last month, never through another provider, and count each decline', async () => {
    const { db, cards, now } = server.deps
    const who = await signedIn(server)
    const { customer_pm_id: id } = await save(who)
    const put = (change: object) => db.updateTable('saved_cards').set(change).where('id', '=', id).execute()
    const [year, month] = [now().getUTCFullYear(), now().getUTCMonth() + 1]
    await put({ exp_year: year, exp_month: month })
    expect(await chargeableCard(server.deps, who.id, id)).toMatchObject({ expMonth: month, expYear: year })
    const last = new Date(Date.UTC(year, month - 2, 1))
    await put({ exp_year: last.getUTCFullYear(), exp_month: last.getUTCMonth() + 1 })
    await expect(chargeableCard(server.deps, who.id, id)).rejects.toMatchObject({
      status: 402,
      wire: { code: 'PAYMENT_DECLINED', reason: 'expiredCard', details: { reason: 'expired_card' } },
    })
    await put({ exp_year: 2040, provider: 'stripe' })
    await expect(chargeableCard(server.deps, who.id, id)).rejects.toMatchObject({ code: 'UNKNOWN_CARD' })
    await put({ provider: 'sandbox' })
    const card = await chargeableCard(server.deps, who.id, id)
    const request = newBookingRequestId()
    const { paymentIntent } = await who.openPayment(await who.contract(), request)
    const opened = await cards.retrieve(paymentIntent)
    const pay = (change: Partial<CardIntent>, from: Partial<CardIntent> = {}) => {
      const confirmSaved = vi.fn(async () => ({ ...opened, ...change }))
      const paid = payWithSaved({ db, now, cards: { ...cards, confirmSaved } }, { ...opened, ...from }, card)
      return paid.then(
        ({ status }) => [status, confirmSaved.mock.calls.length],
        ({ wire }) => wire,
      )
    }
    const asks = 'requires_action' as const
    expect(await pay({ status: 'requires_capture' })).toEqual(['requires_capture', 1])
    expect(await pay({}, { status: 'requires_capture' })).toEqual(['requires_capture', 0])
    const storedCard = { brand: 'visa', expMonth: 12, expYear: 2040 }
    expect(await pay({}, { status: asks, card: { ...storedCard, lastFour: '4242' } })).toEqual([asks, 0])
    const other = { status: asks, card: { ...storedCard, lastFour: '3220' } }
    expect(await pay({ status: 'requires_capture' }, other)).toEqual(['requires_capture', 1])
    const declined = (message: string, reason: string) => ({
      code: 'PAYMENT_DECLINED',
      message,
      details: { reason },
    })
    expect(await pay({})).toEqual(declined('Your card was declined.', 'card_declined'))
    const failure = { code: 'lost_card', message: 'This card is lost.' }
    expect(await pay({ failure })).toEqual(declined(failure.message, failure.code))
    const row = db.selectFrom('payments').select('declines').where('booking_request_id', '=', request)
    expect(await row.execute()).toEqual([{ declines: 2 }])
  })

  it('[ACC-201] come from a setup that the frame confirmed, without a payment, by its own member only', async () => {
    const who = await signedIn(server)
    const { data } = await who.api(createSetupIntent, {})
    const typed = { clientSecret: data.clientSecret, number: GOOD_CARD, expMonth: 3, expYear: 2041 }
    const type = (more: object = {}) => who.post('/payment/card-frame/setup', { ...typed, ...more })
    for (const more of [{ number: '4000000000000002' }, { number: '4111111111111111' }, { expYear: 2001 }])
      await expect(type(more)).rejects.toMatchObject({ code: 'PAYMENT_DECLINED' })
    await expect(type({ clientSecret: 'x.y' })).rejects.toMatchObject({ status: 404 })
    const confirmed = await type()
    expect(confirmed).toMatchObject({ status: 'succeeded', brand: 'visa', lastFour: '4242' })
    const setupIntent = (confirmed as { paymentIntent: string }).paymentIntent
    const words = {
      card_holder: 'Maya Okafor',
      is_default: true,
      address_line_one: '1 Main St',
      address_line_two: 'Top floor',
      address_city: 'Boston',
      address_state_code: 'MA',
      address_postal_code: '02139',
      country_code: 'US',
      phone_number: '1234567',
    }
    const thief = await signedIn(server)
    await expect(thief.api(addCard, { userId: thief.id, setupIntent })).rejects.toMatchObject({ status: 404 })
    // A setup without a typed card has none.
    const open = { userId: who.id, setupIntent: data.setupIntent }
    await expect(who.api(addCard, open)).rejects.toMatchObject({ code: 'UNKNOWN_CARD' })
    const { card } = await who.api(addCard, { userId: who.id, setupIntent, ...words })
    const storedCard = { card_type: 'visa', last_four: '4242', exp_month: 3, exp_year: 2041 }
    expect(card).toMatchObject({ ...words, ...storedCard })
    expect(await cardsOf(who)).toEqual([card])
    expect(await who.api(addCard, { userId: who.id, setupIntent })).toEqual({ customer_pm_id: 'dupe' })
    await expect(
      who.api(addCard, { userId: who.id, setupIntent, paymentIntent: 'pi_1' }),
    ).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  it('[ACC-122] [ACC-202] [ACC-203] take card_number only when added, from a test card; an update does not use it', async () => {
    const who = await signedIn(server)
    const add = (card_number: string) =>
      who.api(addCard, { userId: who.id, card_number, exp_month: 4, exp_year: 2042 })
    await expect(add('4111111111111111')).rejects.toMatchObject({ code: 'RAW_CARD_REFUSED', status: 422 })
    await expect(add('4000000000000002')).rejects.toMatchObject({ code: 'PAYMENT_DECLINED', status: 402 })
    const { customer_pm_id: id } = await add('4242 4242 4242 4242')
    const update = { userId: who.id, id, address_city: 'Salem', card_number: '5555555555554444' }
    expect([updateCard.method, updateCard.path]).toEqual(['POST', '/profile/users/{userId}/payment/{id}'])
    const { card } = await who.api(updateCard, update)
    expect(card).toMatchObject({
      address_city: 'Salem',
      last_four: '4242',
      card_type: 'visa',
      exp_year: 2042,
    })
    const rows = JSON.stringify(await server.deps.db.selectFrom('saved_cards').selectAll().execute())
    expect(rows).not.toMatch(/4242424242424242|5555555555554444/)
    expect([deleteCard.method, deleteCard.path]).toEqual(['DELETE', '/profile/users/{userId}/payment/{id}'])
    expect(await who.api(deleteCard, { userId: who.id, id })).toEqual({ ok: true })
    expect(await cardsOf(who)).toEqual([])
  })
})
