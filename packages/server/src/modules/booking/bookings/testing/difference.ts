import { bookChange, bookSync2, type ReplacedTrip } from '@staykit/contract'
import { creditFor, fromMajor, toMajor } from '@staykit/domain'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { balances } from '../../../../kernel/ledger/ledger.ts'
import type { BookingServer } from './server.ts'
import {
  bookOne,
  type Choice,
  details,
  finalStatus,
  newBookingRequestId,
  payloadFor,
  REF_ID,
  type Traveller,
} from './traveller.ts'

export interface Booked {
  readonly id: string
  readonly trip: string
  readonly email: string
  /** The amount due now, minor units. */
  readonly due: number
  /** Its own payment at the card provider; undefined when nothing was due. */
  readonly paymentIntent: string | undefined
}

const minor = (amount: number) => fromMajor(amount, 'USD').minor

/** Books a trip by card, and waits for its charge. */
export async function bookTrip(who: Traveller, server: BookingServer, choice: Choice = {}): Promise<Booked> {
  const { id, email, agreed, paymentIntent } = await bookOne(who, choice)
  const { bookingId: trip = '' } = await finalStatus(who, id, email)
  await untilCharged(server, trip)
  return { id, trip, email, due: minor(agreed.rate.price.dueNow), paymentIntent }
}

export const untilCharged = (server: BookingServer, trip: string) =>
  expect
    .poll(() =>
      server.deps.db
        .selectFrom('ledger_transactions')
        .select('id')
        .where('booking', '=', trip)
        .where('kind', '=', 'capture')
        .execute(),
    )
    .toHaveLength(1)

/** What a page knows of a trip before its dates change. */
export async function offerOf(who: Traveller, { trip, email }: Pick<Booked, 'trip' | 'email'>) {
  const { capability } = await details(who, trip, email)
  return { capability, ...(await who.api(bookChange, { bookingId: trip, capability, refId: REF_ID })) }
}

/** Changes the dates of a trip as a page does: pays the difference, if there is one. */
export async function changeTrip(
  who: Traveller,
  old: Pick<Booked, 'trip' | 'email'>,
  choice: Choice,
  more: Partial<ReplacedTrip> = {},
) {
  const { capability, refund, credit: offer } = await offerOf(who, old)
  const agreed = await who.contract(choice)
  const { dueNow, currencyCode } = agreed.rate.price
  const due = fromMajor(dueNow, currencyCode)
  const credit = offer && {
    available: fromMajor(offer.amount, offer.currencyCode),
    leastMinor: fromMajor(offer.least, offer.currencyCode).minor,
  }
  const paid = credit ? creditFor(credit, due) : undefined
  const replaces: ReplacedTrip = {
    ...{ bookingId: old.trip, capability, refund: refund.amount },
    ...(paid && { credit: toMajor(paid) }),
    ...more,
  }
  const id = newBookingRequestId()
  const isFree = paid?.minor === due.minor
  const payment = isFree ? undefined : await who.openPayment(agreed, id, REF_ID, replaces)
  if (payment) await who.typeCard(payment.clientSecret)
  const paymentIntent = payment?.paymentIntent
  const payload = payloadFor(agreed, id, { ...(paymentIntent && { paymentIntent }), replaces })
  const { email } = payload
  return {
    ...{ id, email, paymentIntent, payload, due: due.minor, credit: paid?.minor ?? 0 },
    book: () => who.api(bookSync2, payload),
  }
}

/** Changes a trip, and waits until the old one is cancelled. */
export async function completeChange(
  who: Traveller,
  server: BookingServer,
  old: Pick<Booked, 'trip' | 'email'>,
  choice: Choice,
): Promise<Booked & { readonly credit: number }> {
  const change = await changeTrip(who, old, choice)
  await change.book()
  const { bookingId: trip = '' } = await finalStatus(who, change.id, change.email)
  await untilCharged(server, trip)
  await untilEnded(server, old.trip)
  return { ...change, trip }
}

/** Waits until the cancellation of a trip has ended. */
export const untilEnded = (server: BookingServer, trip: string) =>
  expect.poll(async () => (await cancellationOf(server, trip))?.state).toMatch(/done|refused|owed/)

export const cancellationOf = (server: BookingServer, trip: string) =>
  server.deps.db.selectFrom('cancellations').selectAll().where('trip_number', '=', trip).executeTakeFirst()

/** Charge and refund of a payment at the provider, minor units. */
export async function moneyOf(server: BookingServer, { paymentIntent = '' }: Pick<Booked, 'paymentIntent'>) {
  const { captured, refunded } = await server.deps.cards.retrieve(paymentIntent)
  return { captured: captured.minor, refunded: refunded.minor }
}

/** The sum of each account over these trips; the sums of all of them when nothing is left to pay or to refund. */
export async function sums(server: BookingServer, ...trips: readonly string[]) {
  const all = await Promise.all(trips.map((trip) => balances(server.deps.db, trip)))
  const found = new Map<string, number>()
  for (const { account, minor } of all.flat()) found.set(account, (found.get(account) ?? 0) + minor)
  return Object.fromEntries([...found].filter(([, sum]) => sum !== 0))
}

/** Calls of the provider that refund, by key. */
export async function refundKeys(server: BookingServer): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select idempotency_key as key from sandbox_refunds`.execute(
    server.deps.db,
  )
  return rows.map(({ key }) => key)
}
