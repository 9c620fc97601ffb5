import {
  bookContract,
  bookDetails,
  bookStatus,
  bookSync2,
  type Client,
  createPaymentIntent,
} from '@staykit/contract'
import { bookedFixture, contractFixture } from '@staykit/contract/fixtures'
import { atom } from 'nanostores'
import { createBooking } from '../../booking/index.ts'
import { type MemoryEnvironment, memoryEnvironment } from '../../environment/index.ts'
import { type PaymentResult, payByCard } from '../../payments/card/pay-by-card.ts'
import { createCheckout, type Section } from '../index.ts'

/** For the tests of this folder: a checkout whose server is a table of answers and whose clock stands still. */
type Body = Record<string, unknown>
type Answers = Record<string, (body: Body, count: number) => unknown>
export const paid = {
  status: 'requires_capture',
  paymentIntent: 'pi_1',
  brand: 'visa',
  lastFour: '4242',
}
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

/** `member` is who is signed in. */
export function setUp(
  answers: Answers = {},
  environment: MemoryEnvironment = memoryEnvironment(),
  member?: { readonly accessToken: string; readonly identityID: string },
) {
  const sent: { path: string; body: Body; at: number }[] = []
  const standard: Answers = {
    [bookContract.path]: () => ({ contract: contractFixture() }),
    [createPaymentIntent.path]: () => ({ data: { clientSecret: 'secret', paymentIntent: 'pi_1' } }),
    [bookSync2.path]: () => ({ bookingRequestID: 'x', status: 'HOTEL_BOOKING_PENDING' }),
    [bookStatus.path]: () => ({ status: 'HOTEL_BOOKING_PENDING' }),
    [bookDetails.path]: () => ({ booking: bookedFixture(), capability: 'cap' }),
  }
  const client = (async (call: { path: string }, body: Body) => {
    sent.push({ path: call.path, body, at: environment.clock.now() })
    const count = sent.filter(({ path }) => path === call.path).length
    return (answers[call.path] ?? standard[call.path])?.(body, count)
  }) as unknown as Client
  const went: [Section, boolean][] = []
  const tracked: string[] = []
  const shared = { client, environment, locale: 'en-US' }
  const booking = createBooking(shared)
  const checkout = createCheckout({
    ...shared,
    session: {
      $user: atom(undefined),
      accessToken: async () => member?.accessToken,
      identityId: () => member?.identityID,
    },
    booking,
    goTo: (section, replace) => went.push([section, replace]),
    track: (_, tripNumber) => tracked.push(tripNumber),
  })
  const calls = (path: string) => sent.filter((each) => each.path === path)
  const advance = async (ms: number) => {
    environment.advance(ms)
    await settle()
  }
  const ready = async () => {
    checkout.setCustomer({
      firstName: 'Maya',
      lastName: 'Okafor',
      email: 'maya@example.com',
      phoneNumber: '1234567',
    })
    checkout.loadContract({ bundle: 'bundle-1' })
    await advance(300)
  }
  const byCard = (confirm: () => Promise<PaymentResult>) =>
    checkout.bookRoom('CREDIT', payByCard(client, confirm))
  const book = async () => {
    await byCard(async () => paid)
    await settle()
  }
  return { checkout, booking, client, calls, went, tracked, advance, ready, book, byCard, environment }
}
