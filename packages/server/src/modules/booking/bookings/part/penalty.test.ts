import { bookCancel, bookPart, bookPartCancel, bookResend, type WireContract } from '@staykit/contract'
import { formatMoney, money, toMajor } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import { balances } from '../../../../kernel/ledger/ledger.ts'
import { CardError } from '../../../../ports/cards.ts'
import { SupplierError } from '../../../../ports/supplier.ts'
import { suppliersWith } from '../../../../testing/suppliers.ts'
import { tryAgain } from '../../../operations/admin/bookings/actions.ts'
import { receiptText } from '../../documents/testing/receipt-text.ts'
import { askGoodwill } from '../goodwill/goodwill.ts'
import { serverWithClock } from '../testing/clock.ts'
import { moneyOf } from '../testing/difference.ts'
import { bookRooms, stockOf } from '../testing/parts.ts'
import { details, REF_ID, refusal } from '../testing/traveller.ts'
import { findTrip } from '../trip-view.ts'
import { partsOf } from './rows.ts'
import { createTripParts } from './trip-parts.ts'

it('a part in a tier that costs half comes back half, and so does the rest', async () => {
  const { server, maya, set } = await serverWithClock()
  const booked = await bookRooms(server, maya, { hotel: 'The Two Tiers', inDays: 30 })
  const { trip, email, due, minor, paymentIntent, agreed } = booked
  const free = await booked.offer()
  const [, half, nothing] = agreed.cancellationPolicy?.tiers ?? []
  set(Date.parse(half?.from ?? ''))
  const { capability } = await details(maya, trip, email)
  const claim = { bookingId: trip, capability, refId: REF_ID }
  const { rooms, lastNight, done } = await maya.api(bookPart, claim)
  for (const part of [...rooms, lastNight]) {
    if (!part) throw new Error('there is no last night')
    expect(Math.abs(minor(part.amount) - 2 * minor(part.refund))).toBeLessThanOrEqual(1)
  }
  // What the page showed before the boundary does not come back any more.
  const late = maya.api(bookPartCancel, { ...claim, done, room: 0, refund: free.rooms[0]?.refund ?? 0 })
  expect(await refusal(late)).toMatchObject({ reason: 'refundChanged' })
  const [room] = rooms
  const refund = room?.refund ?? 0
  expect(await maya.api(bookPartCancel, { ...claim, done, room: 0, refund })).toMatchObject({
    state: 'cancelled',
    refund: { amount: refund },
  })
  expect(await moneyOf(server, { paymentIntent })).toEqual({ captured: due, refunded: minor(refund) })
  const rest = due - minor(room?.amount ?? 0)
  const penalty = Math.ceil(rest / 2)
  const amount = toMajor({ minor: rest - penalty, currency: 'USD' })
  expect(await maya.api(bookCancel, { ...claim, refund: amount })).toMatchObject({
    status: 'CANCELED',
    refund: { amount },
  })
  const back = minor(refund) + rest - penalty
  expect(await moneyOf(server, { paymentIntent })).toEqual({ captured: due, refunded: back })
  // What the hotel keeps is what we owe it.
  const left = await balances(server.deps.db, trip)
  expect(Object.fromEntries(left.map(({ account, minor }) => [account, minor]))).toEqual({
    card_clearing: due - back,
    supplier_payable: back - due,
  })
  expect(nothing?.refund).toBe(0)
})

/** Three rooms at The Two Tiers, with the clock at the beginning of the tier that costs half. */
async function inSecondTier(replace?: Parameters<typeof serverWithClock>[0]) {
  const clock = await serverWithClock(replace)
  const booked = await bookRooms(clock.server, clock.maya, { hotel: 'The Two Tiers', inDays: 30 })
  clock.set(Date.parse(booked.agreed.cancellationPolicy?.tiers[1]?.from ?? ''))
  const { capability } = await details(clock.maya, booked.trip, booked.email)
  const claim = { bookingId: booked.trip, capability, refId: REF_ID }
  const [room] = (await clock.maya.api(bookPart, claim)).rooms
  if (!room) throw new Error('there is no room')
  const endRoom = () => clock.maya.api(bookPartCancel, { ...claim, done: 0, room: 0, refund: room.refund })
  const endTrip = (refund: number) => clock.maya.api(bookCancel, { ...claim, refund })
  return { ...clock, ...booked, room, endRoom, endTrip }
}

it('receipt and mail say what the hotel keeps of a part, and the receipt adds up', async () => {
  const { server, trip, email, mailOf, due, minor, room, endRoom, endTrip } = await inSecondTier()
  const dollars = (amount: number) => formatMoney(money(amount, 'USD'))
  const text = () => receiptText(server.deps, trip)
  await endRoom()
  const [back, ofRoom] = [minor(room.refund), minor(room.amount) - minor(room.refund)]
  const standing = await text()
  expect(standing).toContain(`4242${dollars(due)}Refund${dollars(back)}Keptbythehotel${dollars(ofRoom)}`)
  const mail = await mailOf(email, 'part')
  expect(mail).toContain(`Kept by the hotel: ${dollars(ofRoom)}\nRefund: ${dollars(back)}`)
  const rest = due - minor(room.amount)
  const penalty = Math.ceil(rest / 2)
  await endTrip(toMajor(money(rest - penalty, 'USD')))
  const [atHotel, refund] = [dollars(ofRoom + penalty), dollars(rest - penalty)]
  expect(await text()).toContain(
    `4242${dollars(due)}Refund${dollars(back)}Keptbythehotel${atHotel}Refund${refund}`,
  )
})

it('the contract after a part says its own taxes and terms, and what was paid and refunded for the part', async () => {
  const { view, minor, room, endRoom } = await inSecondTier()
  const textsOf = ({ taxesAndFees, policies }: WireContract) =>
    [taxesAndFees, policies.find(({ kind }) => kind === 'terms')?.content].flat().join(' ')
  const before = await view()
  expect(before.cancelledParts).toBeUndefined()
  await endRoom()
  const after = await view()
  const { taxes = 0, dueNow = 0 } = after.rate.price
  const half = toMajor(money(Math.ceil(minor(dueNow) / 2), 'USD'))
  for (const amount of [taxes, half].map((each) => formatMoney(money(minor(each), 'USD')))) {
    expect(textsOf(after)).toContain(amount)
    expect(textsOf(before)).not.toContain(amount)
  }
  expect(after.cancelledParts).toEqual({ amount: room.amount, refund: room.refund })
})

it('a trip that is cancelled while a room of it is, keeps the penalty of what is left', async () => {
  let lost = 2
  const at = await inSecondTier((deps) =>
    suppliersWith(deps, ({ cancelPart }) => ({
      async cancelPart(...args) {
        const left = await cancelPart?.(...args)
        if (!left || lost-- > 0) throw new SupplierError('UNKNOWN_OUTCOME', 'no answer')
        return left
      },
    })),
  )
  const { due, minor, room, paymentIntent, trip, server } = at
  const shown = (await at.view()).cancelNow?.refund ?? 0
  const ofRoom = at.endRoom()
  await expect.poll(() => lost).toBeLessThan(2)
  await Promise.all([ofRoom, at.endTrip(shown)])
  const rest = due - minor(room.amount)
  const back = minor(room.refund) + rest - Math.ceil(rest / 2)
  await expect.poll(() => moneyOf(server, { paymentIntent })).toEqual({ captured: due, refunded: back })
  const left = await balances(server.deps.db, trip)
  expect(Object.fromEntries(left.map(({ account, minor }) => [account, minor]))).toEqual({
    card_clearing: due - back,
    supplier_payable: back - due,
  })
})

it('a partial refund counts once also after a part of which the hotel has kept half', async () => {
  const at = await inSecondTier()
  const { server, trip, due, minor, room, paymentIntent } = at
  await at.endRoom()
  const found = await findTrip(server.deps.db, trip)
  if (!found) throw new Error('there is no trip')
  await server.deps.db
    .transaction()
    .execute((trx) => askGoodwill(trx, found, money(2_000, 'USD'), 'Noise', `form-of-this-test-${trip}`))
  const rest = due - minor(room.amount)
  const shown = toMajor(money(Math.floor(rest / 2) - 2_000, 'USD'))
  await expect.poll(async () => (await at.view()).cancelNow?.refund).toBe(shown)
  expect(await at.endTrip(shown)).toMatchObject({ status: 'CANCELED', refund: { amount: shown } })
  expect(await moneyOf(server, { paymentIntent })).toEqual({
    captured: due,
    refunded: minor(room.refund) + 2_000 + minor(shown),
  })
})

it('a part from which nothing comes back any more is not offered', async () => {
  const { server, maya, set } = await serverWithClock()
  const { trip, email, agreed } = await bookRooms(server, maya, { hotel: 'The Two Tiers', inDays: 30 })
  set(Date.parse(agreed.cancellationPolicy?.tiers[2]?.from ?? ''))
  const { booking, capability } = await details(maya, trip, email)
  expect(booking.parts).toEqual({ room: false, night: false })
  // A page that shows an earlier offer.
  const claim = { bookingId: trip, capability, refId: REF_ID, done: 0, room: 0, refund: 100 }
  expect(await refusal(maya.api(bookPartCancel, claim))).toMatchObject({
    reason: 'refundChanged',
    params: { trip, amount: 0, currency: 'USD' },
  })
})

describe('a tier that begins while the hotel does not answer', () => {
  /** A trip whose release gets no answer until the second tier; `acts`: the hotel has released the part in time. */
  async function lostAtBoundary(acts: boolean) {
    let half = ''
    let answers = 0
    const clock = await serverWithClock((deps) =>
      suppliersWith(deps, ({ cancelPart }) => ({
        async cancelPart(...args) {
          answers++
          if (acts) await cancelPart?.(...args)
          clock.set(Date.parse(half))
          throw new SupplierError('UNKNOWN_OUTCOME', 'no answer')
        },
      })),
    )
    const booked = await bookRooms(clock.server, clock.maya, { hotel: 'The Two Tiers', inDays: 30 })
    half = booked.agreed.cancellationPolicy?.tiers[1]?.from ?? ''
    const { rooms } = await booked.offer()
    const refund = rooms[1]?.refund ?? 0
    const answer = await booked.cancelPart({ room: 1, refund })
    const { mailOf, maya, server } = clock
    return { ...booked, mailOf, maya, server, refund, answer, attempts: () => answers }
  }

  it('refuses a part that the hotel still has, says what comes back now, and offers it on these terms', async () => {
    const { server, maya, trip, email, due, minor, paymentIntent, ...at } = await lostAtBoundary(false)
    const { refund, answer } = at
    const { capability } = await details(maya, trip, email)
    const { rooms, done } = await maya.api(bookPart, { bookingId: trip, capability, refId: REF_ID })
    const now = rooms[1]?.refund ?? 0
    expect(minor(now)).toBeLessThan(minor(refund))
    expect(answer).toMatchObject({
      state: 'refused',
      error: { reason: 'refundChanged', params: { trip, amount: now, currency: 'USD' } },
    })
    expect(at.attempts()).toBe(1)
    expect(await moneyOf(server, { paymentIntent })).toEqual({ captured: due, refunded: 0 })
    expect(await stockOf(server, trip)).toEqual([3, 3, 3])
    expect(await at.mailOf(email, 'refused-part')).toContain('Nothing was cancelled')
    expect([done, (await at.view()).roomCount]).toEqual([1, 3])
  })

  it('refunds what was agreed for a part that the hotel released in time', async () => {
    const { server, trip, due, minor, paymentIntent, ...at } = await lostAtBoundary(true)
    const { refund, answer } = at
    expect(answer).toMatchObject({ state: 'cancelled', refund: { amount: refund } })
    expect(await moneyOf(server, { paymentIntent })).toEqual({ captured: due, refunded: minor(refund) })
    expect(await stockOf(server, trip)).toEqual([2, 2, 2])
    expect((await at.view()).roomCount).toBe(2)
    expect(await at.mailOf(at.email, 'part')).toContain(`$${refund.toFixed(2)}`)
  })
})

it('a repeated mail after a part is that of the part, and operations reads what is owed of it', async () => {
  const bank = { refuses: true }
  const at = await inSecondTier(({ cards }) => ({
    cards: {
      ...cards,
      async refund(...request) {
        if (bank.refuses) throw new CardError('REFUSED', 'the balance is empty')
        return cards.refund(...request)
      },
    },
  }))
  const { server, trip, email, room, maya } = at
  const { db } = server.deps
  await at.endRoom().catch(() => undefined)
  const parts = createTripParts(server.deps)
  // A job of the server may work on it at the same moment.
  const resumed = async () => {
    await parts.resume(`${trip}:1`)
    return (await partsOf(db, trip))[0]?.state
  }
  await expect.poll(resumed).toBe('owed')
  const refund = formatMoney(money(at.minor(room.refund), 'USD'))
  const notice = db
    .selectFrom('mails')
    .select('body_text')
    .where('key', '=', `operations:owed-part:${trip}:1`)
  expect((await notice.executeTakeFirst())?.body_text).toContain(`To refund: ${refund}`)
  bank.refuses = false
  await tryAgain({ db, trip, operator: 'Ann' })
  await expect.poll(resumed).toBe('done')
  await maya.api(bookResend, { bookingId: trip, email, refId: REF_ID })
  const again = () => at.mailOf(email, `part:${trip}:1:again`)
  await expect.poll(again).toBe(await at.mailOf(email, `part:${trip}:1`))
})
