import { bookPart, bookPartCancel } from '@staykit/contract'
import { addNights, fromMajor, readRooms, spreadGuests, toMajor } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import { balances } from '../../../../kernel/ledger/ledger.ts'
import { SupplierError } from '../../../../ports/supplier.ts'
import { suppliersWith } from '../../../../testing/suppliers.ts'
import { moneyOf } from '../testing/difference.ts'
import { bookRooms, guests, stockOf } from '../testing/parts.ts'
import { bookingServerForThisFile, bookingServerForThisTest } from '../testing/server.ts'
import { type Choice, REF_ID, refusal, travellerAt } from '../testing/traveller.ts'

const server = bookingServerForThisFile({ withJobs: true })
const maya = travellerAt(server)

const booked = (choice: Choice = {}) => bookRooms(server, maya, choice)

describe('a room of a trip, cancelled alone', () => {
  it('says before what comes back, refunds that once, and leaves the other rooms', async () => {
    const { trip, due, minor, view, offer, cancelPart, paymentIntent } = await booked({ inDays: 41 })
    expect(await view()).toMatchObject({ roomCount: 3, parts: { room: true, night: true } })
    const { rooms, done, currencyCode } = await offer()
    expect([rooms.length, done, currencyCode]).toEqual([3, 0, 'USD'])
    expect(rooms.reduce((sum, { amount }) => sum + minor(amount), 0)).toBe(due)
    const refund = rooms[1]?.refund ?? 0
    const answers = await Promise.all([1, 2, 3].map(() => cancelPart({ room: 1, refund })))
    for (const answer of answers)
      expect(answer).toEqual({ state: 'cancelled', refund: { amount: refund, currencyCode } })
    expect(await cancelPart({ room: 1, refund })).toEqual(answers[0])
    expect(await moneyOf(server, { paymentIntent })).toEqual({ captured: due, refunded: minor(refund) })
    expect(await stockOf(server, trip)).toEqual([2, 2, 2])
    const left = await view()
    expect(left).toMatchObject({ roomCount: 2, adultCount: 3, status: 'SUCCESS' })
    expect(left.rooms).toBeUndefined()
    expect(left.roomGuests).toEqual([guests[0], guests[2]])
    expect(minor(left.rate.price.dueNow)).toBe(due - minor(refund))
    expect(minor(left.rate.price.subtotal) + minor(left.rate.price.taxes)).toBe(minor(left.rate.price.total))
  })

  it('follows in trips, points, ledger, receipt, calendar and mail', async () => {
    const { trip, email, price, offer, cancelPart, view } = await booked({ inDays: 44 })
    const points = (await view()).points ?? 0
    const refund = (await offer()).rooms[2]?.refund ?? 0
    await cancelPart({ room: 2, refund })
    expect((await view()).points).toBeLessThan(points)
    const row = await server.deps.db
      .selectFrom('bookings')
      .select(['final_minor', 'due_now_minor'])
      .where('trip_number', '=', trip)
      .executeTakeFirstOrThrow()
    expect(Number(row.due_now_minor)).toBe(
      fromMajor(price.dueNow, 'USD').minor - fromMajor(refund, 'USD').minor,
    )
    const owed = await balances(server.deps.db, trip)
    expect(owed.reduce((sum, { minor }) => sum + minor, 0)).toBe(0)
    expect(owed.find(({ account }) => account === 'card_clearing')?.minor).toBe(Number(row.due_now_minor))
    const mails = () =>
      server.deps.db
        .selectFrom('mails')
        .select(['subject', 'body_text', 'sent_at', 'files_of'])
        .where('recipient', '=', email)
        .where('key', 'like', 'part:%')
        .execute()
    await expect.poll(mails).toMatchObject([{ sent_at: expect.any(Date), files_of: trip }])
    const [mail] = await mails()
    expect(mail?.subject).toBe(`Your trip has changed: The Free Cancellation (${trip})`)
    expect(mail?.body_text).toContain(`$${refund.toFixed(2)}`)
    expect(mail?.body_text).toContain('2 rooms')
    expect(mail?.body_text).not.toContain('Ada Brandt')
  })

  it('keeps the ages of the children in the rooms that are left', async () => {
    const { offer, cancelPart, view } = await booked({ occupancy: readRooms('2-5|2|1-9,11'), inDays: 47 })
    await cancelPart({ room: 0, refund: (await offer()).rooms[0]?.refund ?? 0 })
    const { rooms, childAges, childCount } = await view()
    expect(rooms).toEqual([
      { adults: 2, childAges: [] },
      { adults: 1, childAges: [9, 11] },
    ])
    expect([childCount, childAges ?? [9, 11]]).toEqual([2, [9, 11]])
  })

  it('a cancellation of the rest refunds only the rest', async () => {
    const { trip, due, offer, cancelPart, endAll, paymentIntent, minor } = await booked({ inDays: 50 })
    const refund = (await offer()).rooms[0]?.refund ?? 0
    await cancelPart({ room: 0, refund })
    const second = await offer()
    await cancelPart({ room: 1, done: second.done, refund: second.rooms[1]?.refund ?? 0 })
    const left = due - minor(refund) - minor(second.rooms[1]?.refund ?? 0)
    expect(await endAll()).toMatchObject({
      status: 'CANCELED',
      refund: { amount: toMajor({ minor: left, currency: 'USD' }) },
    })
    expect(await moneyOf(server, { paymentIntent })).toEqual({ captured: due, refunded: due })
    expect(await balances(server.deps.db, trip)).toEqual([])
    expect(await stockOf(server, trip)).toEqual([0, 0, 0])
  })
})

describe('a night less', () => {
  it('ends the stay a day earlier for all rooms, and refunds the last night', async () => {
    const { trip, due, minor, checkInDate, offer, cancelPart, view, paymentIntent } = await booked({
      inDays: 53,
    })
    const night = (await offer()).lastNight
    const refund = night?.refund ?? 0
    expect(await cancelPart({ refund })).toMatchObject({ state: 'cancelled', refund: { amount: refund } })
    expect(await stockOf(server, trip)).toEqual([3, 3, 0])
    expect(await view()).toMatchObject({
      checkOutDate: addNights(checkInDate, 2),
      lengthOfStay: 2,
      roomCount: 3,
      roomGuests: guests,
    })
    expect(await moneyOf(server, { paymentIntent })).toEqual({ captured: due, refunded: minor(refund) })
  })

  it('needs more than one night: one night in one room has no parts', async () => {
    const { view, offer } = await booked({ occupancy: spreadGuests(1, 2), nights: 1, inDays: 56 })
    expect((await view()).parts).toBeUndefined()
    expect(await offer()).toEqual({ currencyCode: 'USD', done: 0, rooms: [] })
  })
})

it.each([
  ['JPY', 1, 60],
  ['KWD', 10, 64],
  ['HUF', 100, 68],
])(
  'three rooms and two nights of a trip in %s come back to the minor unit',
  async (currency, step, inDays) => {
    const { trip, due, minor, offer, cancelPart, endAll, paymentIntent } = await booked({ currency, inDays })
    let back = 0
    for (const done of [0, 1, 2, 3]) {
      const now = await offer()
      const part = done % 2 === 0 ? now.rooms.at(-1) : now.lastNight
      const refund = part?.refund ?? 0
      expect(minor(refund) % step).toBe(0)
      await cancelPart({ done, refund, ...(done % 2 === 0 && { room: now.rooms.length - 1 }) })
      back += minor(refund)
      expect(await moneyOf(server, { paymentIntent })).toEqual({ captured: due, refunded: back })
    }
    await endAll()
    expect(await moneyOf(server, { paymentIntent })).toEqual({ captured: due, refunded: due })
    expect(await balances(server.deps.db, trip)).toEqual([])
  },
)

describe('a part is refused with words, and nothing changes,', () => {
  it('when the traveller saw another refund, another number of parts, or a room that is not there', async () => {
    const { offer, cancelPart, view, trip } = await booked({ inDays: 72 })
    const refund = (await offer()).rooms[0]?.refund ?? 0
    expect(await refusal(cancelPart({ room: 0, refund: refund + 1 }))).toMatchObject({
      status: 409,
      code: 'NOT_CHANGEABLE',
      reason: 'refundChanged',
    })
    for (const wrong of [{ room: 3 }, { room: -1 }, { room: 0, done: 1 }])
      expect(await refusal(cancelPart({ refund, ...wrong }))).toMatchObject({ code: 'NOT_CHANGEABLE' })
    await cancelPart({ room: 0, refund })
    expect(await refusal(cancelPart({ room: 1, refund }))).toMatchObject({ reason: 'tripBeingChanged' })
    expect((await view()).roomCount).toBe(2)
    expect(await stockOf(server, trip)).toEqual([2, 2, 2])
  })

  it('when the supplier cannot, the rate is not refundable, or the hotel refuses', async () => {
    const plain = { canCancelRoom: false, canShorten: undefined }
    const other = await bookingServerForThisTest({
      withJobs: true,
      replace: (deps) => suppliersWith(deps, plain),
    })
    const cannot = await bookRooms(other, travellerAt(other))
    expect((await cannot.view()).parts).toEqual({ room: false, night: false })
    expect(await cannot.offer()).toMatchObject({ rooms: [] })
    expect(await refusal(cannot.cancelPart({ room: 0, refund: 0 }))).toMatchObject({ code: 'NOT_CHANGEABLE' })
    const fixed = await booked({
      hotel: 'Testville Grand Hotel',
      pick: (rates) => rates.find(({ free_cancellation }) => !free_cancellation),
    })
    expect((await fixed.view()).parts).toEqual({ room: false, night: false })
    const late = await booked({ hotel: 'The Deadline Has Passed' })
    const refund = (await late.offer()).lastNight?.refund ?? 0
    const answer = { state: 'refused', error: { code: 'NOT_CANCELLABLE' } }
    expect(await late.cancelPart({ refund })).toMatchObject(answer)
    expect((await late.view()).lengthOfStay).toBe(3)
    expect(await late.cancelPart({ refund })).toMatchObject(answer)
    expect((await late.offer()).done).toBe(1)
  })

  it('without the capability of the trip', async () => {
    const [mine, other] = [await booked({ inDays: 76 }), await booked({ inDays: 76 })]
    for (const capability of [undefined, other.capability]) {
      const claim = { bookingId: mine.trip, refId: REF_ID, capability }
      expect(await refusal(maya.api(bookPart, claim))).toMatchObject({ code: 'NOT_FOUND', status: 404 })
      const answer = maya.api(bookPartCancel, { ...claim, done: 0, room: 0, refund: 1 })
      expect(await refusal(answer)).toMatchObject({ code: 'NOT_FOUND', status: 404 })
    }
  })
})

it('two rooms at once: one is cancelled, the other is refused', async () => {
  const { offer, cancelPart, view } = await booked({ inDays: 80 })
  const { rooms } = await offer()
  const answers = await Promise.all(
    [0, 1].map((room) => refusal(cancelPart({ room, refund: rooms[room]?.refund ?? 0 }))),
  )
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(1)
  expect((await view()).roomCount).toBe(2)
})

it('a lost answer of the supplier releases and refunds once, and a cancellation of the trip waits for it', async () => {
  let lost = 2
  const own = await bookingServerForThisTest({
    withJobs: true,
    replace: (deps) => {
      return suppliersWith(deps, ({ cancelPart }) => ({
        async cancelPart(...args) {
          const left = await cancelPart?.(...args)
          if (!left || lost-- > 0) throw new SupplierError('UNKNOWN_OUTCOME', 'no answer')
          return left
        },
      }))
    },
  })
  const { offer, cancelPart, endAll, due, paymentIntent, trip } = await bookRooms(own, travellerAt(own))
  const refund = (await offer()).rooms[0]?.refund ?? 0
  const first = cancelPart({ room: 0, refund })
  await expect.poll(() => lost).toBeLessThan(2)
  const [part, rest] = await Promise.all([first, endAll()])
  expect([part.state, rest.status]).toEqual(['cancelled', 'CANCELED'])
  const refunds = [part.refund.amount, rest.refund?.amount ?? 0].map((amount) => Math.round(amount * 100))
  expect(refunds.reduce((sum, amount) => sum + amount)).toBe(due)
  expect(await moneyOf(own, { paymentIntent })).toEqual({ captured: due, refunded: due })
  expect(await balances(own.deps.db, trip)).toEqual([])
  expect(await stockOf(own, trip)).toEqual([0, 0, 0])
})
