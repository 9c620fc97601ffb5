import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { type Money, money } from '@staykit/domain'
import { ApiError } from '../../kernel/http/api-error.ts'
import type { Offer, OfferKey } from '../../ports/supplier.ts'

/** How long a rate may be turned into a contract. */
export const BUNDLE_LIFE_MS = 30 * 60_000

/** What a ppn_book_bundle carries: the offer, and the all-in total that was shown with it. */
export interface OpenedBundle {
  readonly key: OfferKey
  readonly final: Money
  readonly issuedAt: Date
}

/** Makes and reads ppn_book_bundle: opaque to clients, signed, good for 30 minutes. */
export interface Bundles {
  seal(offer: Offer, now: Date): string
  /** Throws ApiError 400 CONTRACT_INVALID for a text that is not ours, 410 CONTRACT_EXPIRED for an old one. */
  open(bundle: string, now: Date): OpenedBundle
}

const VERSION = 'b1'

export function createBundles(authSecret: string): Bundles {
  const secret = Buffer.from(hkdfSync('sha256', authSecret, '', 'staykit offer bundle', 32))
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest()
  return {
    seal({ key, price }, now) {
      const { stay, occupancy } = key
      const fields = [
        key.hotelId,
        key.roomCode,
        key.planCode,
        stay.checkIn,
        stay.checkOut,
        occupancy.rooms,
        occupancy.guests,
        key.currency,
        key.dealPercent ?? 0,
        key.quoteId,
        price.final.minor,
        now.getTime(),
      ]
      const text = `${VERSION}.${Buffer.from(JSON.stringify(fields)).toString('base64url')}`
      return `${text}.${sign(text).toString('base64url')}`
    },
    open(bundle, now) {
      const at = bundle.lastIndexOf('.')
      const text = bundle.slice(0, Math.max(0, at))
      const given = Buffer.from(bundle.slice(at + 1), 'base64url')
      const right = sign(text)
      if (given.length !== right.length || !timingSafeEqual(given, right) || !text.startsWith(`${VERSION}.`))
        throw new ApiError(400, 'CONTRACT_INVALID', 'This rate cannot be read. Please choose a rate again.')
      const opened = read(text.slice(VERSION.length + 1))
      const age = now.getTime() - opened.issuedAt.getTime()
      if (age > BUNDLE_LIFE_MS)
        throw new ApiError(
          410,
          'CONTRACT_EXPIRED',
          'This rate was offered too long ago. Please choose a rate again.',
        )
      return opened
    },
  }
}

type Fields = [
  hotelId: string,
  roomCode: string,
  planCode: string,
  checkIn: string,
  checkOut: string,
  rooms: number,
  guests: number,
  currency: string,
  dealPercent: number,
  quoteId: string,
  finalMinor: number,
  issuedAt: number,
]

// Only texts that we signed come here.
function read(payload: string): OpenedBundle {
  const fields: Fields = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const [
    hotelId,
    roomCode,
    planCode,
    checkIn,
    checkOut,
    rooms,
    guests,
    currency,
    dealPercent,
    quoteId,
    minor,
    issuedAt,
  ] = fields
  return {
    key: {
      hotelId,
      roomCode,
      planCode,
      stay: { checkIn, checkOut },
      occupancy: { rooms, guests },
      currency,
      dealPercent: dealPercent || undefined,
      quoteId,
    },
    final: money(minor, currency),
    issuedAt: new Date(issuedAt),
  }
}
