import { setTimeout as sleep } from 'node:timers/promises'
import { savingOf } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/database.ts'
import { expectAgreed } from '../../ports/agreed-terms.ts'
import {
  type BookRequest,
  type Offer,
  type OfferKey,
  type Supplier,
  type SupplierBooking,
  SupplierError,
} from '../../ports/supplier.ts'
import { raisePrice, riseOf } from '../testville/behaviour.ts'
import type { Behaviour } from '../testville/hotels.ts'
import type { Catalogue } from './catalogue.ts'
import { allotmentOf, type Located, locate } from './located.ts'
import { offerOf, offersOf } from './offers.ts'
import { cancelPart } from './parts.ts'
import { LARGEST_ROOM, largestParty } from './rooms.ts'
import { bookRooms, cancelRooms, findRooms, roomsLeft } from './stock.ts'

export interface SellingOptions {
  readonly catalogue: Catalogue
  readonly db: Kysely<Database>
  readonly now: () => Date
  /** How long The Slow Supplier takes, and the wait for a lost answer, ms. */
  readonly slowMs: number
}

type Selling = Pick<
  Supplier,
  | 'lowest'
  | 'rates'
  | 'check'
  | 'book'
  | 'findBooking'
  | 'madeIn'
  | 'cancel'
  | 'canCancelRoom'
  | 'canShorten'
  | 'cancelPart'
>

/** Calls that sell rooms: the database has their stock. */
export function createSelling(options: SellingOptions): Selling {
  const { catalogue, db, now, slowMs } = options
  return {
    async lowest(hotelId, request) {
      const found = await locate(catalogue, hotelId)
      const { hotels, index } = found
      const offersFor = (memberOnly: boolean) =>
        offersOf(hotels, index, { ...request, memberOnly, now: now() })
      const lowest = lowestOf(await inStock(options, found, offersFor(false)))
      const member = lowestOf(offersFor(true).filter(({ key }) => key.roomCode === lowest?.key.roomCode))
      return { price: lowest?.price, memberSavings: member && savingOf(member.price) }
    },
    async rates(hotelId, request) {
      const found = await locate(catalogue, hotelId)
      const { hotels, index, behaviour } = found
      await behave(behaviour, slowMs)
      if (largestParty(request.occupancy) > LARGEST_ROOM)
        throw new SupplierError('ROOM_TOO_SMALL', 'no room holds so many guests')
      if (behaviour === 'sold-out') return []
      return inStock(options, found, offersOf(hotels, index, { ...request, now: now() }))
    },
    check: (key) => check(options, key),
    book: (request) => book(options, request),
    findBooking: (reference) => findRooms(db, reference),
    madeIn: (from, to) =>
      db
        .selectFrom('supplier_bookings')
        .select(['reference', 'status'])
        .where('created_at', '>=', from)
        .where('created_at', '<', to)
        .execute(),
    cancel: (reference, keepsPrice = false) => cancel(options, reference, keepsPrice),
    canCancelRoom: true,
    canShorten: true,
    async cancelPart(reference, part, key) {
      await refuseLate(options, reference)
      return cancelPart(db, reference, part, key, now())
    },
  }
}

const lowestOf = (offers: readonly Offer[]): Offer | undefined =>
  [...offers].sort((a, b) => a.price.final.minor - b.price.final.minor)[0]

/** Waits or fails as the hotel's name says. */
async function behave(behaviour: Behaviour, slowMs: number): Promise<void> {
  if (behaviour === 'supplier-down') throw new SupplierError('UNAVAILABLE', 'the supplier does not answer')
  if (behaviour === 'slow') await sleep(slowMs)
}

/** Available offers of one hotel and stay, with a mark on scarce ones. */
async function inStock({ db }: SellingOptions, found: Located, offers: readonly Offer[]): Promise<Offer[]> {
  const [first] = offers
  if (!first) return []
  const free = await roomsLeft(db, first.key.hotelId, first.key.stay)
  return offers.flatMap((offer) => {
    const rooms = free.get(offer.key.roomCode) ?? allotmentOf(found, offer.key)
    const roomCount = offer.key.occupancy.length
    return rooms < roomCount ? [] : [rooms < roomCount + 3 ? { ...offer, sellingOut: true } : offer]
  })
}

async function check(options: SellingOptions, key: OfferKey): Promise<Offer> {
  const { catalogue, db, now, slowMs } = options
  const found = await locate(catalogue, key.hotelId)
  const { hotels, index, behaviour } = found
  await behave(behaviour, slowMs)
  if (behaviour === 'sold-out' || behaviour === 'sold-out-at-contract')
    throw new SupplierError('SOLD_OUT', 'this rate has just been sold')
  const offer = offerOf(hotels, index, key, now(), await riseOf(db, behaviour, key.quoteId))
  const [free] = offer ? await inStock(options, found, [offer]) : []
  if (!free) throw new SupplierError('SOLD_OUT', 'this rate is no longer offered')
  return free
}

async function book(options: SellingOptions, request: BookRequest): Promise<SupplierBooking> {
  const { catalogue, db, slowMs } = options
  const existing = await findRooms(db, request.reference)
  if (existing) return existing
  const found = await locate(catalogue, request.key.hotelId)
  const { behaviour } = found
  if (behaviour === 'supplier-500') throw new SupplierError('UNKNOWN_OUTCOME', 'the supplier answered 500')
  if (behaviour === 'sold-out-at-booking') throw new SupplierError('SOLD_OUT', 'this rate has just been sold')
  if (behaviour === 'price-rises-at-booking') await raisePrice(db, request.key.quoteId)
  const offer = await check(options, request.key)
  expectAgreed(request, offer, options.now())
  await bookRooms(db, request, offer, allotmentOf(found, request.key))
  if (behaviour === 'timeout-but-booked') {
    await sleep(slowMs)
    throw new SupplierError('UNKNOWN_OUTCOME', 'the supplier did not answer in time')
  }
  const booking = await findRooms(db, request.reference)
  if (!booking) throw new SupplierError('UNKNOWN_OUTCOME', 'the booking cannot be read back')
  return booking
}

async function cancel(
  options: SellingOptions,
  reference: string,
  keepsPrice: boolean,
): Promise<SupplierBooking> {
  if (!keepsPrice) await refuseLate(options, reference)
  return cancelRooms(options.db, reference, options.now(), keepsPrice)
}

async function refuseLate({ catalogue, db }: SellingOptions, reference: string): Promise<void> {
  const row = await db
    .selectFrom('supplier_bookings')
    .select('hotel_id')
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (row && (await locate(catalogue, row.hotel_id)).behaviour === 'deadline-passed')
    throw new SupplierError('NOT_CANCELLABLE', 'the deadline of free cancellation has passed')
}
