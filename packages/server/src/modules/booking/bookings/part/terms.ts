import { toWireAmount, type WireContract } from '@staykit/contract'
import { hasPart, type Money, nightsOf, type StayPart, settlementAt, subtract } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import { type Supplier, SupplierError } from '../../../../ports/supplier.ts'
import type { Suppliers } from '../../../../ports/suppliers.ts'
import { policyOf } from '../../quotes/contracts.ts'
import { dueNowOf } from '../../quotes/quote.ts'
import { isChangeable, replacementOf } from '../change/changeable.ts'
import { creditOf, isCredited } from '../change/credit.ts'
import { supplierOf } from '../requests.ts'
import { isOver, type Trip } from '../trip-view.ts'
import { type Rest, restOf, stayOf } from './rest.ts'
import { cancelledParts, hasOpenPart } from './rows.ts'

interface TermsDeps {
  readonly db: Kysely<Database>
  readonly suppliers: Suppliers
}

/** A part that can be cancelled now. */
export interface PartOffer {
  readonly part: StayPart
  readonly rest: Rest
  /** Its share of the amount due now. */
  readonly amount: Money
  /** What comes back of it. */
  readonly back: Money
}

/** What comes back of the price of a part now, by the agreed policy: nights that it charges are those of the part. */
export function backFor(
  { contract }: Pick<Trip, 'contract'>,
  part: StayPart,
  amount: Money,
  now: Date,
): Money {
  const stay = { checkIn: contract.checkInDate, checkOut: contract.checkOutDate }
  const nights = part.kind === 'night' ? 1 : nightsOf(stay)
  return settlementAt(policyOf(contract), { paid: amount, nights }, now).refund
}

/** The offer for one part; undefined when it cannot be cancelled alone. */
export async function partOffer(
  deps: TermsDeps,
  trip: Trip,
  part: StayPart,
  now: Date,
): Promise<PartOffer | undefined> {
  const offers = await partOffers(deps, trip, now)
  return offers.find((offer) => isSame(offer.part, part))
}

/**
 * The rooms of a trip, and its last night, that can be cancelled alone: the supplier can, the payment can be refunded in
 * parts and pays for this trip only, the terms allow it, and nothing else changes the trip.
 */
export async function partOffers(deps: TermsDeps, trip: Trip, now: Date): Promise<PartOffer[]> {
  const { db } = deps
  const { booking, request, contract } = trip
  const supplier = supplierIn(deps, trip)
  const parts = partsIn(trip).filter(({ kind }) =>
    kind === 'room' ? supplier?.canCancelRoom : supplier?.canShorten,
  )
  if (parts.length === 0 || Number(request.credit_minor) > 0 || !isChangeable(booking, contract, now))
    return []
  const available = (await creditOf(db, trip, now))?.available
  if (!available) return []
  const { trip_number } = booking
  if (await isCredited(db, trip_number)) return []
  if (await replacementOf(db, trip_number)) return []
  return parts
    .map((part) => offerFor(trip, part, now))
    .filter(({ amount, back }) => amount.minor > 0 && back.minor > 0 && back.minor <= available.minor)
}

/** For a page: the parts that were cancelled, and which can be. */
export async function partFields(
  deps: TermsDeps,
  trip: Trip,
  now: Date,
): Promise<Pick<WireContract, 'parts' | 'cancelledParts'>> {
  const { amount, back } = await cancelledParts(deps.db, trip.booking.trip_number, trip.booking.currency)
  return {
    ...(amount.minor > 0 && { cancelledParts: { amount: toWireAmount(amount), refund: toWireAmount(back) } }),
    ...(await partFlags(deps, trip, now)),
  }
}

/** Which parts can be cancelled alone; nothing without parts, before the charge, during a change and after the stay. */
async function partFlags(deps: TermsDeps, trip: Trip, now: Date): Promise<Pick<WireContract, 'parts'>> {
  const { booking, contract, request } = trip
  const all = partsIn(trip)
  const isStanding = booking.status === 'SUCCESS' && request.state === 'complete'
  if (all.length === 0 || !isStanding || isOver({ ...booking, contract }, now)) return {}
  if (await hasOpenPart(deps.db, booking.trip_number)) return {}
  const offers = await partOffers(deps, trip, now)
  const flag = (kind: StayPart['kind']) =>
    all.some((part) => part.kind === kind) && {
      [kind]: offers.some(({ part }) => part.kind === kind),
    }
  return { parts: { ...flag('room'), ...flag('night') } }
}

/** Undefined while the supplier of the booking has no settings. */
function supplierIn(deps: TermsDeps, { request }: Trip): Supplier | undefined {
  try {
    return supplierOf(deps, request)
  } catch (error) {
    if (error instanceof SupplierError) return undefined
    throw error
  }
}

function offerFor(trip: Trip, part: StayPart, now: Date): PartOffer {
  const rest = restOf(trip, part)
  const amount = subtract(dueNowOf(trip.request.quote), dueNowOf(rest.quote))
  return { part, rest, amount, back: backFor(trip, part, amount, now) }
}

function partsIn(trip: Trip): StayPart[] {
  const stay = stayOf(trip)
  const rooms = stay.occupancy.map((_, room): StayPart => ({ kind: 'room', room }))
  return [...rooms, { kind: 'night' } as const].filter((part) => hasPart(stay, part))
}

const isSame = (one: StayPart, other: StayPart): boolean =>
  one.kind === 'room' ? other.kind === 'room' && one.room === other.room : other.kind === 'night'
