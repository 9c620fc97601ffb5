import { setTimeout as sleep } from 'node:timers/promises'
import { EXTENSION, foldTyped } from '@staykit/domain'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js'
import { type BookRequest, type Supplier, type SupplierBooking, SupplierError } from '../../ports/supplier.ts'
import type { Booking } from './answers.ts'
import type { BookingPayload } from './calls.ts'
import type { DuffelParts } from './parts.ts'
import type { Selling } from './selling.ts'

type Booked = Pick<Supplier, 'book' | 'findBooking' | 'madeIn' | 'cancel'>

/** Time in which a booking without an answer may still appear: the provider's time-out is two minutes. */
const SETTLED_MS = 150_000
/** Pages of bookings in no order that are searched for a lost answer. */
const MOST_PAGES = 50
/** Difference of the provider's clock. */
const CLOCK_MS = 10 * 60_000
/** Attempts of a caller that waits for another booking of the same reference. */
const WAITS = 40
const WAIT_MS = 250

/**
 * The provider has no idempotency keys: our reference is stored before the call, and the booking carries it as
 * metadata, which finds it after a lost answer.
 */
export function createBooking(parts: DuffelParts, selling: Selling): Booked {
  const { budget } = parts
  const find = (reference: string) => findBooking(parts, reference)
  const book: Booked['book'] = async (request) => {
    const existing = await find(request.reference)
    if (existing) return existing
    const { offer, quote } = await selling.quote(request.key)
    const { final } = offer.price
    if (final.minor !== request.expected.minor || final.currency !== request.expected.currency)
      throw new SupplierError('PRICE_CHANGED', 'the price differs from the agreed one', { offer })
    const isOurs = await claim(parts, request, quote.id, offer.cancelBy)
    return isOurs ? send(parts, selling, request, quote.id) : waitFor(parts, request.reference)
  }
  return {
    book: (request) => budget.during('booking', () => book(request)),
    findBooking: (reference) => budget.during('booking', () => find(reference)),
    madeIn: (from, to) => budget.during('background', () => madeIn(parts, from, to)),
    cancel: (reference, keepsPrice = false) =>
      budget.during('booking', () => cancel(parts, reference, keepsPrice)),
  }
}

async function claim({ db }: DuffelParts, { reference }: BookRequest, quoteId: string, cancelBy?: string) {
  const created = await db
    .insertInto('duffel_bookings')
    .values({ reference, quote_id: quoteId, booking_id: null, cancel_by: cancelBy ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return created.numInsertedOrUpdatedRows === 1n
}

async function send(
  parts: DuffelParts,
  selling: Selling,
  request: BookRequest,
  quoteId: string,
): Promise<SupplierBooking> {
  try {
    return await settle(parts, request.reference, await parts.calls.book(payloadOf(request, quoteId)))
  } catch (error) {
    if (!(error instanceof SupplierError) || error.kind === 'UNKNOWN_OUTCOME') throw error
    // Refused: nothing was booked, and the reference can be used again.
    await parts.db.deleteFrom('duffel_bookings').where('reference', '=', request.reference).execute()
    if (error.kind !== 'PRICE_CHANGED') throw error
    const { offer } = await selling.quote(request.key)
    throw new SupplierError('PRICE_CHANGED', error.message, { offer })
  }
}

function payloadOf(
  { reference, guest, roomGuests = [guest], childAges, specialRequests }: BookRequest,
  quoteId: string,
): BookingPayload {
  // Bookings have no field for ages; the search counted all guests.
  const requests = [childAges && `Ages of children: ${childAges.join(', ')}.`, specialRequests].filter(
    Boolean,
  )
  return {
    quote_id: quoteId,
    guests: roomGuests.map(({ firstName, lastName }) => ({ given_name: firstName, family_name: lastName })),
    email: guest.email,
    phone_number: phoneOf(guest.phone, guest.countryCode),
    metadata: { reference },
    ...(requests.length > 0 && { accommodation_special_requests: requests.join(' ') }),
  }
}

/** E.164, as the provider requires; a number without a country code belongs to the guest's country. */
export function phoneOf(typed: string, countryCode?: string): string {
  const written = foldTyped(typed).replace(EXTENSION, '')
  const parsed = parsePhoneNumberFromString(written, countryCode as CountryCode | undefined)
  return parsed?.number ?? `+${written.replace(/\D/g, '')}`
}

async function waitFor(parts: DuffelParts, reference: string): Promise<SupplierBooking> {
  for (let time = 0; time < WAITS; time++) {
    await sleep(WAIT_MS)
    const row = await rowOf(parts, reference)
    if (!row) break
    if (row.booking_id) return toSupplierBooking(reference, await parts.calls.booking(row.booking_id))
  }
  throw new SupplierError('UNKNOWN_OUTCOME', 'another process is booking under this reference')
}

const rowOf = ({ db }: DuffelParts, reference: string) =>
  db.selectFrom('duffel_bookings').selectAll().where('reference', '=', reference).executeTakeFirst()

/**
 * The booking of a reference. After a lost answer it searches the provider's list; UNAVAILABLE while the booking may
 * still appear there.
 */
async function findBooking(parts: DuffelParts, reference: string): Promise<SupplierBooking | undefined> {
  const row = await rowOf(parts, reference)
  if (!row) return undefined
  if (row.booking_id) return toSupplierBooking(reference, await parts.calls.booking(row.booking_id))
  const lost = await searchList(parts, reference, row.attempted_at)
  if (lost) return settle(parts, reference, lost)
  if (parts.now().getTime() - row.attempted_at.getTime() < parts.settledMs)
    throw new SupplierError('UNAVAILABLE', 'it is not known yet whether it was booked')
  await parts.db
    .deleteFrom('duffel_bookings')
    .where('reference', '=', reference)
    .where('booking_id', 'is', null)
    .execute()
  return undefined
}

/**
 * Pages of bookings that were made since a time, perhaps with older ones. The list has no filter and no guaranteed order: it
 * is read up to the older bookings while it has the newest first, and otherwise to its end.
 */
async function* bookingsSince({ calls }: DuffelParts, since: Date): AsyncGenerator<readonly Booking[]> {
  let after: string | undefined
  do {
    const { page, next } = await calls.bookings(after)
    yield page
    const times = page.map(({ confirmed_at }) => Date.parse(confirmed_at))
    const [first = 0, last = 0] = [times[0], times.at(-1)]
    const isNewestFirst =
      first > last && times.every((time, index) => index === 0 || time <= (times[index - 1] ?? 0))
    after = isNewestFirst && last < since.getTime() - CLOCK_MS ? undefined : next
  } while (after)
}

async function searchList(parts: DuffelParts, reference: string, since: Date): Promise<Booking | undefined> {
  let pages = 0
  for await (const page of bookingsSince(parts, since)) {
    const found = page.find(({ metadata }) => metadata?.reference === reference)
    if (found) return found
    if (++pages === MOST_PAGES) throw new SupplierError('UNAVAILABLE', 'too many bookings to search for one')
  }
  return undefined
}

async function madeIn(parts: DuffelParts, from: Date, to: Date) {
  const bookings: Pick<SupplierBooking, 'reference' | 'status'>[] = []
  for await (const page of bookingsSince(parts, from))
    for (const each of page) {
      const at = Date.parse(each.confirmed_at)
      const reference = each.metadata?.reference
      if (reference && at >= from.getTime() && at < to.getTime())
        bookings.push({ reference, status: toSupplierBooking(reference, each).status })
    }
  return bookings
}

async function settle({ db }: DuffelParts, reference: string, booking: Booking): Promise<SupplierBooking> {
  await db
    .updateTable('duffel_bookings')
    .set({ booking_id: booking.id })
    .where('reference', '=', reference)
    .execute()
  return toSupplierBooking(reference, booking)
}

const toSupplierBooking = (reference: string, booking: Booking): SupplierBooking => ({
  reference,
  confirmation: booking.reference ?? booking.id,
  status: booking.status === 'cancelled' ? 'cancelled' : 'booked',
  bookedAt: new Date(booking.confirmed_at),
})

/**
 * After cancelBy the provider would cancel with a smaller refund than ours, so it is called only when the traveller
 * gets nothing.
 */
async function cancel(parts: DuffelParts, reference: string, keepsPrice: boolean): Promise<SupplierBooking> {
  const existing = await findBooking(parts, reference)
  const row = await rowOf(parts, reference)
  if (!existing || !row?.booking_id) throw new SupplierError('NOT_FOUND', 'no such booking')
  if (existing.status === 'cancelled') return existing
  if (!keepsPrice && (!row.cancel_by || row.cancel_by <= parts.now()))
    throw new SupplierError('NOT_CANCELLABLE', 'this booking is no longer refundable')
  const cancellation = await parts.calls.cancel(row.booking_id).catch(async (error: unknown) => {
    if (!(error instanceof SupplierError) || !['REFUSED', 'SOLD_OUT'].includes(error.kind)) throw error
    // Of two cancellations at once, one hears that it is already cancelled.
    const now = await parts.calls.booking(row.booking_id ?? '')
    if (now.status === 'cancelled') return now
    throw new SupplierError('NOT_CANCELLABLE', error.message)
  })
  return toSupplierBooking(reference, cancellation)
}

export const settledMs = SETTLED_MS
