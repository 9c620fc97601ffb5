import { occupancyFieldsOf, type WireRefusedOffer } from '@staykit/contract'
import { guestCount, type Money, money, readRooms, roomsOfQuery, spreadGuests } from '@staykit/domain'
import * as z from 'zod'
import { refuse } from '../../../kernel/http/api-error.ts'
import { createSigner, type Secrets } from '../../../kernel/http/signed-token.ts'
import type { Offer, OfferKey } from '../../../ports/supplier.ts'

/** How long a rate can become a contract, ms. */
export const BUNDLE_LIFE_MS = 30 * 60_000

/** Content of a ppn_book_bundle: the offer, and the all-in total that was shown with it. */
export interface OpenedBundle {
  /** Bundles of earlier versions do not name the supplier. */
  readonly key: Omit<OfferKey, 'supplier'> & { readonly supplier?: string | undefined }
  /** The id that pages have for the hotel, when its supplier has another one. */
  readonly pageHotelId?: string | undefined
  readonly final: Money
  readonly issuedAt: Date
}

/** Creates and reads ppn_book_bundle: opaque to clients, signed, valid for 30 minutes. */
export interface Bundles {
  seal(offer: Offer, now: Date, pageHotelId?: string): string
  /** Throws ApiError 400 CONTRACT_INVALID for an invalid text, 410 CONTRACT_EXPIRED for an old one. */
  open(bundle: string, now: Date): OpenedBundle
}

const text = z.string()
const count = z.int().min(0)
/**
 * By position, because every rate of a list has one: hotel, room, plan, stay, occupancy, currency, deal, quote, total,
 * time. Beside it, so that servers of an earlier version can read it during an upgrade: the rooms where the counts do not say
 * them, the supplier, and the page's id of the hotel if it is another one.
 */
const claims = z.object({
  o: z.tuple([text, text, text, text, text, count, count, text, z.number(), text, count, count]),
  r: text.optional(),
  s: text.optional(),
  h: text.optional(),
})

export function createBundles(secrets: Secrets): Bundles {
  // The life of a bundle counts from its own time of issue, to the millisecond.
  const signer = createSigner(secrets, 'offer-bundle', claims, () => new Date())
  return {
    seal({ key, price }, now, pageHotelId = key.hotelId) {
      const { hotelId, roomCode, planCode, stay, occupancy, currency, dealPercent = 0, quoteId } = key
      const rooms = roomsOfQuery(occupancy)
      const counts = [occupancy.length, guestCount(occupancy)] as const
      const offer = [hotelId, roomCode, planCode, stay.checkIn, stay.checkOut, ...counts] as const
      const page = { ...(rooms && { r: rooms }), ...(pageHotelId !== hotelId && { h: pageHotelId }) }
      const terms = [currency, dealPercent, quoteId, price.final.minor, now.getTime()] as const
      return signer.sign({ o: [...offer, ...terms], s: key.supplier, ...page }, BUNDLE_LIFE_MS / 1000)
    },
    open(bundle, now) {
      const read = signer.readAnyAge(bundle)
      if (!read) throw refuse('offerUnreadable')
      const opened = openedOf(read.claims)
      if (now.getTime() - opened.issuedAt.getTime() > BUNDLE_LIFE_MS)
        throw refuse('offerExpired', { details: { offer: refusedOffer(opened) } })
      return opened
    },
  }
}

/** What the rate was for, for the answer about a rate that is gone. */
export function refusedOffer({ key, pageHotelId }: OpenedBundle): WireRefusedOffer {
  const { hotelId, stay, occupancy } = key
  return { hotelID: pageHotelId ?? hotelId, ...stay, ...occupancyFieldsOf(occupancy) }
}

function openedOf({ o, r, s, h }: z.output<typeof claims>): OpenedBundle {
  const [hotelId, roomCode, planCode, checkIn, checkOut, rooms, guests, currency, deal, quoteId, minor, at] =
    o
  return {
    key: {
      supplier: s,
      hotelId,
      roomCode,
      planCode,
      stay: { checkIn, checkOut },
      occupancy: r ? readRooms(r) : spreadGuests(rooms, guests),
      currency,
      dealPercent: deal || undefined,
      quoteId,
    },
    pageHotelId: h,
    final: money(minor, currency),
    issuedAt: new Date(at),
  }
}
