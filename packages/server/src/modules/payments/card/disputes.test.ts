import { bookSync2 } from '@staykit/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StripeStandIn, stripeStandIn } from '../../../adapters/stripe/testing/stripe-stand-in.ts'
import { disputeChanged } from '../../booking/bookings/cancel/after-dispute.ts'
import { createCancellations } from '../../booking/bookings/cancel/cancellations.ts'
import { cancellationOf, sums } from '../../booking/bookings/testing/difference.ts'
import { type BookingServer, bookingServer } from '../../booking/bookings/testing/server.ts'
import {
  cancel,
  details,
  newBookingRequestId,
  payloadFor,
  travellerAt,
} from '../../booking/bookings/testing/traveller.ts'
import { reconcile } from '../../operations/reconciliation/reconcile.ts'

const secret = 'whsec_x'
let stripe: StripeStandIn
let server: BookingServer
beforeAll(async () => {
  stripe = await stripeStandIn()
  server = await bookingServer({
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_BASE: stripe.url,
      OPERATIONS_EMAIL: 'ops@example.com',
    },
  })
})
afterAll(async () => {
  await server.stop()
  await stripe.close()
})

type Booked = Awaited<ReturnType<typeof booked>>
async function booked() {
  const who = travellerAt(server)
  const fields = { cardNumber: '4242424242424242', cvcCode: '123' }
  const payload = payloadFor(await who.contract(), newBookingRequestId(), fields)
  const answer = await who.api(bookSync2, payload)
  const { payment_reference: intent } = await server.deps.db
    .selectFrom('booking_requests')
    .select('payment_reference')
    .where('trip_number', '=', answer.bookingId ?? '')
    .executeTakeFirstOrThrow()
  return { trip: answer.bookingId ?? '', intent: intent ?? '', email: payload.email }
}

const tell = async ({ body, signature }: { body: string; signature: string }) => {
  const headers = { 'stripe-signature': signature }
  const answer = await server.app.request('/api/payment/stripe-webhook', { method: 'POST', body, headers })
  return answer.status
}
const mails = async () =>
  (
    await server.deps.db
      .selectFrom('mails')
      .select('subject')
      .where('recipient', '=', 'ops@example.com')
      .orderBy('id')
      .execute()
  ).map(({ subject }) => subject)

it('a dispute is stored and reported to operations, once for each change, for events in any order', async () => {
  const { trip, intent } = await booked()
  const opened = stripe.dispute(intent, 'needs_response', secret)
  expect(await Promise.all([tell(opened), tell(opened)])).toEqual([200, 200])
  const lost = stripe.dispute(intent, 'lost', secret)
  expect(await tell(lost)).toBe(200)
  // A repeated event, and a late one.
  expect(await tell(stripe.dispute(intent, 'lost', secret))).toBe(200)
  expect(await tell(stripe.dispute(intent, 'under_review', secret))).toBe(200)
  expect(await mails()).toEqual([`Dispute opened: ${trip}`, `Dispute lost: ${trip}`])
  const rows = await server.deps.db
    .selectFrom('disputes')
    .select(['payment_reference', 'reason', 'status', 'currency'])
    .execute()
  expect(rows).toEqual([{ payment_reference: intent, reason: 'fraudulent', status: 'lost', currency: 'USD' }])
})

it('reconciliation reports the dispute, and nothing else', async () => {
  const quiet = await booked()
  const { differences, payments } = await reconcile(server.deps, new Date().toISOString().slice(0, 10))
  expect(payments).toBeGreaterThanOrEqual(2)
  expect(differences.map(({ kind }) => kind)).toEqual(['disputed'])
  expect(differences[0]?.subject).not.toBe(quiet.intent)
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  expect(await reconcile(server.deps, tomorrow)).toMatchObject({ payments: 0, differences: [] })
})

it('no refund is sent beside a dispute, also when its event comes late; the ledger has its money', async () => {
  const who = travellerAt(server)
  const { resume } = createCancellations(server.deps)
  const refunds = () =>
    stripe.seen.filter(({ path, method }) => path === '/v1/refunds' && method === 'POST').length
  const stateOf = async (trip: string) => (await cancellationOf(server, trip))?.state
  const end = async ({ trip, email }: Booked) => {
    const { capability } = await details(who, trip, email)
    expect(await cancel(who, trip, capability)).toMatchObject({ refund: { state: 'pending' } })
  }
  const first = await booked()
  await tell(stripe.dispute(first.intent, 'needs_response', secret))
  await end(first)
  expect([refunds(), await stateOf(first.trip)]).toEqual([0, 'disputed'])
  await tell(stripe.dispute(first.intent, 'won', secret))
  await disputeChanged(server.deps.db, first.trip)
  await resume(first.trip)
  expect([refunds(), await stateOf(first.trip)]).toEqual([1, 'done'])
  expect(await sums(server, first.trip)).toEqual({ dispute_fees: 1500, dispute_clearing: -1500 })
  // Only the provider knows this one at first, and refuses.
  const second = await booked()
  const opened = stripe.dispute(second.intent, 'needs_response', secret)
  await end(second)
  expect([refunds(), await stateOf(second.trip)]).toEqual([2, 'released'])
  await tell(opened)
  await resume(second.trip)
  expect([refunds(), await stateOf(second.trip)]).toEqual([2, 'disputed'])
})
