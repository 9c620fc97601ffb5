import * as contract from '@staykit/contract'
import { type AnyCall, bookCancel, bookSync2, type CallError, createPaymentIntent } from '@staykit/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type BookingServer,
  bookingServer,
} from '../../packages/server/src/modules/booking/bookings/testing/server.ts'
import {
  bookOne,
  newBookingRequestId,
  payloadFor,
  type Traveller,
  traveller,
} from '../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import { quoteSigner } from '../../packages/server/src/modules/booking/quotes/quote.ts'

const calls = Object.values<unknown>(contract).filter(
  (value): value is AnyCall =>
    typeof value === 'object' && value !== null && 'access' in value && 'path' in value,
)
const posts = calls.filter(({ method }) => method === 'POST')

let server: BookingServer
let who: Traveller
beforeAll(async () => {
  server = await bookingServer()
  who = traveller((path, init) => server.app.request(path, init))
})
afterAll(() => server.stop())

async function send({ base, path }: AnyCall, body: string, type = 'application/json') {
  const answer = await server.app.request(`${contract.basePaths[base]}${path.replace(/\{\w+\}/g, 'x')}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  })
  const json = await answer.json()
  return { status: answer.status, code: json.error?.code, message: json.error?.message }
}
/** A page of any origin can send text without a preflight request; beacons are sent as text. */
const otherTypeOf = ({ isBeacon }: AnyCall) => (isBeacon ? 'application/x-www-form-urlencoded' : 'text/plain')
const rows = async () => {
  const { count } = await server.deps.db
    .selectFrom('booking_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: CallError) => ({ code: error.code, status: error.status, message: error.message }),
  )

describe('every call', () => {
  it('answers malformed JSON, another content type, deep nesting and 1 MB with a typed error', async () => {
    const deep = `${'['.repeat(33)}${']'.repeat(33)}`
    for (const call of posts) {
      for (const [body, type, status, code] of [
        ['{"a":', 'application/json', 400, 'MALFORMED_JSON'],
        ['', 'application/json', 400, 'MALFORMED_JSON'],
        ['{}', otherTypeOf(call), 400, 'MALFORMED_JSON'],
        [deep, 'application/json', 400, 'MALFORMED_JSON'],
        [JSON.stringify({ a: 'x'.repeat(1_000_000) }), 'application/json', 413, 'BODY_TOO_LARGE'],
      ] as const)
        expect(await send(call, body, type), `${call.path} ${code}`).toMatchObject({ status, code })
    }
  })

  it('only the analytics call accepts a beacon', () => {
    expect(calls.filter(({ isBeacon }) => isBeacon).map(({ path }) => path)).toEqual(['/analytics/events'])
  })

  it('names missing fields and fields of a wrong type', async () => {
    const fieldsOf = ({ request }: (typeof posts)[number]) => Object.keys(request.def.shape)
    for (const call of posts.filter((each) => !each.path.includes('{') && fieldsOf(each).length > 0)) {
      const answers = [
        await send(call, '{}'),
        await send(call, '[]'),
        await send(call, 'null'),
        await send(
          call,
          JSON.stringify(Object.fromEntries(fieldsOf(call).map((name) => [name, { $ne: null }]))),
        ),
      ]
      for (const answer of answers) {
        expect(answer, call.path).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
        if (call.badRequest) expect(answer.message).toBe(call.badRequest)
        else expect(answer.message.length).toBeGreaterThan(20)
      }
    }
  })
})

describe('booking', () => {
  it('an expired contract, a declined card and a sold-out rate lose nothing and return the reason', async () => {
    const agreed = await who.contract()
    const { config, now } = server.deps
    const signer = quoteSigner(config.AUTH_SECRET, now)
    const quote = signer.readAnyAge(agreed.meta.contract)
    if (!quote) throw new Error('no quote')
    const expired = { ...agreed, meta: { contract: signer.sign(quote.claims, -1) } }
    expect(await refusal(who.api(bookSync2, payloadFor(expired, newBookingRequestId())))).toMatchObject({
      code: 'CONTRACT_EXPIRED',
      message: 'This price has expired. Please choose the room again.',
    })
    expect(await refusal(who.openPayment(expired, newBookingRequestId()))).toMatchObject({
      code: 'CONTRACT_EXPIRED',
    })
    expect(await rows()).toBe(0)

    const declined = await bookOne(who, { hotel: 'The Card Declined' })
    expect(declined.answer.error?.message).toBe('HOTEL_BOOKING_ERROR: Your card was declined.')
    const soldOut = await bookOne(who, { hotel: 'The Gone While Booking' })
    expect(soldOut.answer.error?.message).toContain('This room is sold out. You were not charged.')
    const captured = await server.deps.db.selectFrom('sandbox_intents').select('captured_minor').execute()
    expect(captured.every(({ captured_minor }) => captured_minor === 0)).toBe(true)
  })

  it('hostile texts are stored exactly as typed, or refused with the name of their field', async () => {
    for (const text of [
      "Robert'); drop table bookings;--",
      '<script>alert(1)</script>',
      '李小龍 👩‍🚀',
      'مايا أوكافور',
      '{{7*7}}',
    ]) {
      const { answer, email } = await bookOne(who, {}, { firstName: text, lastName: text })
      expect(answer.status).toBe('HOTEL_BOOKING_COMPLETE')
      const { booking } = await who.api(contract.bookDetails, {
        bookingId: answer.bookingId ?? '',
        email,
        refId: '8183',
      })
      expect(booking.customer?.firstName).toBe(text)
    }
    const agreed = await who.contract()
    for (const wrong of [
      { firstName: 'x'.repeat(101) },
      { firstName: ' ' },
      { email: 'no address' },
      { bookingRequestId: 'short' },
    ])
      expect(
        await refusal(who.api(bookSync2, { ...payloadFor(agreed, newBookingRequestId()), ...wrong })),
      ).toMatchObject({
        code: 'BAD_REQUEST',
      })
  })

  it('invalid numbers are refused', async () => {
    const agreed = await who.contract()
    const right = {
      price: 1,
      currency: 'USD',
      contract: agreed.meta.contract,
      bookingRequestId: newBookingRequestId(),
      refId: '8183',
    }
    for (const wrong of [
      { price: 0 },
      { price: -1 },
      { price: 1.5 },
      { price: 1e21 },
      { price: '100' },
      { currency: 'usd' },
    ])
      expect(await send(createPaymentIntent, JSON.stringify({ ...right, ...wrong }))).toMatchObject({
        status: 400,
        code: 'BAD_REQUEST',
      })
    const booking = payloadFor(agreed, newBookingRequestId())
    const cancellation = { bookingId: 'ST-1', refId: '8183' }
    for (const amount of [Number.MAX_VALUE, -Number.MAX_VALUE, -1, 1e13]) {
      const refused = { status: 400, code: 'BAD_REQUEST' }
      expect(await send(bookSync2, JSON.stringify({ ...booking, total: amount }))).toMatchObject(refused)
      expect(await send(bookCancel, JSON.stringify({ ...cancellation, refund: amount }))).toMatchObject(
        refused,
      )
    }
  })
})
