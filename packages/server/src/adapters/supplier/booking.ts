import { setTimeout as sleep } from 'node:timers/promises'
import { isStayDate, type Money } from '@staykit/domain'
import { expectAgreed } from '../../ports/agreed-terms.ts'
import { refundEnd } from '../../ports/refund-terms.ts'
import {
  type BookRequest,
  type Offer,
  type OfferKey,
  type Supplier,
  type SupplierBooking,
  SupplierError,
} from '../../ports/supplier.ts'
import type { BookingRows } from './booking-rows.ts'
import type { Budget } from './budget.ts'

type Booked = Pick<Supplier, 'book' | 'findBooking' | 'madeIn' | 'cancel'>

/** Time in which a booking without an answer may still appear. */
export const SETTLED_MS = 150_000
/** Attempts of a caller that waits for another booking of the same reference. */
const WAITS = 40
const WAIT_MS = 250

/** A booking as the provider has it. */
export interface Sold extends Omit<SupplierBooking, 'reference' | 'status'> {
  /** The provider's own id. */
  readonly id: string
  /** `failed`: nothing is booked; `pending`: it may still be booked or fail. */
  readonly status: SupplierBooking['status'] | 'failed' | 'pending'
}

/** What a provider does. Its calls throw SupplierError. */
export interface Provider {
  /** A firm price; SOLD_OUT when the offer is gone. */
  quote(key: OfferKey): Promise<{ readonly offer: Offer; readonly quoteId: string; readonly cost: Money }>
  book(request: BookRequest, quoteId: string): Promise<Sold>
  retrieve(id: string): Promise<Sold>
  /** The booking of a reference whose answer was lost. */
  findLost(reference: string, since: Date): Promise<Sold | undefined>
  madeIn: Booked['madeIn']
  cancel(id: string): Promise<Sold>
}

export interface BookingNeeds {
  readonly provider: Provider
  readonly rows: BookingRows
  readonly budget: Budget
  readonly now: () => Date
  readonly settledMs: number
}

type Parts = Omit<BookingNeeds, 'budget'>

/**
 * Bookings once for each reference: it is stored before the call, and the booking carries it, which finds it after a lost
 * answer.
 */
export function createBooking({ budget, ...parts }: BookingNeeds): Booked {
  return {
    book: (request) => budget.during('booking', () => book(parts, request)),
    findBooking: (reference) => budget.during('booking', () => findBooking(parts, reference)),
    madeIn: (from, to) => budget.during('background', () => parts.provider.madeIn(from, to)),
    cancel: (reference, keepsPrice = false) =>
      budget.during('booking', () => cancel(parts, reference, keepsPrice)),
  }
}

async function book(parts: Parts, request: BookRequest): Promise<SupplierBooking> {
  const { provider, rows } = parts
  const existing = await findBooking(parts, request.reference)
  if (existing) return existing
  const { offer, quoteId, cost } = await provider.quote(request.key)
  expectAgreed(request, offer, parts.now())
  const isOurs = await rows.claim(request.reference, quoteId, refundEnd(offer))
  return isOurs ? { cost, ...(await send(parts, request, quoteId)) } : waitFor(parts, request.reference)
}

async function send(
  { provider, rows }: Parts,
  request: BookRequest,
  quoteId: string,
): Promise<SupplierBooking> {
  const { reference } = request
  const sold = await provider.book(request, quoteId).catch(async (error: unknown): Promise<never> => {
    if (!(error instanceof SupplierError) || error.kind === 'UNKNOWN_OUTCOME') throw error
    // Refused: nothing was booked, and the reference can be used again.
    await rows.forget(reference)
    if (error.kind !== 'PRICE_CHANGED') throw error
    const { offer } = await provider.quote(request.key)
    throw new SupplierError('PRICE_CHANGED', error.message, { offer })
  })
  const booking = await settle(rows, reference, sold)
  if (booking === 'pending')
    throw new SupplierError('UNKNOWN_OUTCOME', 'the provider has not confirmed it yet')
  if (!booking) throw new SupplierError('REFUSED', 'the provider answered that it failed')
  return booking
}

async function waitFor({ provider, rows }: Parts, reference: string): Promise<SupplierBooking> {
  for (let time = 0; time < WAITS; time++) {
    await sleep(WAIT_MS)
    const row = await rows.of(reference)
    if (!row) break
    if (!row.booking_id) continue
    const booking = await settle(rows, reference, await provider.retrieve(row.booking_id))
    if (typeof booking === 'object') return booking
    break
  }
  throw new SupplierError('UNKNOWN_OUTCOME', 'another process is booking under this reference')
}

/**
 * The booking of a reference. After a lost answer it asks the provider; UNAVAILABLE while the booking may still appear
 * there.
 */
async function findBooking(
  { provider, rows, now, settledMs }: Parts,
  reference: string,
): Promise<SupplierBooking | undefined> {
  const row = await rows.of(reference)
  if (!row) return undefined
  const sold = row.booking_id
    ? await provider.retrieve(row.booking_id)
    : await provider.findLost(reference, row.attempted_at)
  const booking = sold && (await settle(rows, reference, sold))
  if (booking === 'pending') throw new SupplierError('UNAVAILABLE', 'the provider has not confirmed it yet')
  if (sold) return booking
  if (now().getTime() - row.attempted_at.getTime() < settledMs)
    throw new SupplierError('UNAVAILABLE', 'it is not known yet whether it was booked')
  await rows.forget(reference)
  return undefined
}

/** Stores the provider's id; a booking that failed is forgotten. */
async function settle(
  rows: BookingRows,
  reference: string,
  sold: Sold,
): Promise<SupplierBooking | 'pending' | undefined> {
  if (sold.status === 'failed') {
    await rows.forget(reference, sold.id)
    return undefined
  }
  await rows.settle(reference, sold.id)
  return sold.status === 'pending' ? 'pending' : under(reference, sold)
}

/** What a booking takes of the hotel. */
export const standingOf = (status: Sold['status']): SupplierBooking['status'] =>
  status === 'booked' || status === 'pending' ? 'booked' : 'cancelled'

/** Facts of a stay as a provider says them, without those that are none: only reconciliation compares them. */
export function stayFacts(facts: {
  readonly rooms?: number | null | undefined
  readonly checkIn?: string | null | undefined
  readonly checkOut?: string | null | undefined
}): Pick<SupplierBooking, 'rooms' | 'checkIn' | 'checkOut'> {
  const [checkIn = '', checkOut = ''] = [facts.checkIn, facts.checkOut].map((text) => text?.slice(0, 10))
  return {
    ...(facts.rooms && { rooms: facts.rooms }),
    ...(isStayDate(checkIn) && { checkIn }),
    ...(isStayDate(checkOut) && { checkOut }),
  }
}

const under = (reference: string, { id: _, status, ...sold }: Sold): SupplierBooking => ({
  ...sold,
  reference,
  status: standingOf(status),
})

/** A booking that can be cancelled, also while it is pending. */
async function standing(parts: Parts, reference: string): Promise<SupplierBooking | undefined> {
  const id = (await parts.rows.of(reference))?.booking_id
  return id ? under(reference, await parts.provider.retrieve(id)) : findBooking(parts, reference)
}

/**
 * The provider would also cancel without a refund, so it is called only while something comes back, or when the traveller
 * has agreed to get nothing.
 */
async function cancel(parts: Parts, reference: string, keepsPrice: boolean): Promise<SupplierBooking> {
  const { provider, rows, now } = parts
  const existing = await standing(parts, reference)
  const row = await rows.of(reference)
  const id = row?.booking_id
  if (!existing || !id) throw new SupplierError('NOT_FOUND', 'no such booking')
  if (existing.status === 'cancelled') return existing
  if (!keepsPrice && (!row.cancel_by || row.cancel_by <= now()))
    throw new SupplierError('NOT_CANCELLABLE', 'this booking is no longer refundable')
  const cancelled = await provider.cancel(id).catch(async (error: unknown) => {
    if (!(error instanceof SupplierError) || !['REFUSED', 'SOLD_OUT'].includes(error.kind)) throw error
    // Of two cancellations at once, one hears that it is already cancelled.
    const latest = await provider.retrieve(id)
    if (latest.status === 'cancelled') return latest
    throw new SupplierError('NOT_CANCELLABLE', error.message)
  })
  return under(reference, cancelled)
}
