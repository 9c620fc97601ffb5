import { nightsOf, settlementAt } from '@staykit/domain'
import { fold } from '../../../../kernel/text/fold.ts'
import type { Offer } from '../../../../ports/supplier.ts'

/** Offers of a hotel, with the code of the room of each: the same room of several suppliers has one code. */
export interface Rates {
  readonly offers: readonly Offer[]
  readonly roomOf: (offer: Offer) => string
}

/**
 * The offers of several suppliers, the preferred one first. An offer is left out when another supplier has the same room
 * and meals for no more, on terms that are at least as good; at the same price and terms, when the other is preferred.
 */
export function bestRates(lists: readonly (readonly Offer[])[]): Rates {
  const codes = sharedCodes(lists)
  const roomOf = (offer: Offer) => codes.get(roomKey(offer)) ?? offer.key.roomCode
  const beats = (other: Offer, offer: Offer, isPreferred: boolean) =>
    roomOf(other) === roomOf(offer) && isBetter(other, offer, isPreferred)
  const offers = lists.flatMap((own, rank) =>
    own.filter((offer) =>
      lists.every((others, otherRank) => {
        if (otherRank === rank) return true
        return !others.some((other) => beats(other, offer, otherRank < rank))
      }),
    ),
  )
  return {
    offers: lists.length > 1 ? [...offers].sort((a, b) => a.price.final.minor - b.price.final.minor) : offers,
    roomOf,
  }
}

/** One code for the room of several suppliers. Where one of them has two rooms of that name, each keeps its own. */
function sharedCodes(lists: readonly (readonly Offer[])[]): ReadonlyMap<string, string> {
  const codes = new Map<string, string>()
  const doubtful = new Set<string>()
  for (const list of lists) {
    const own = new Map<string, string>()
    for (const offer of list) {
      const [room, { roomCode }] = [roomKey(offer), offer.key]
      if ((own.get(room) ?? roomCode) !== roomCode) doubtful.add(room)
      own.set(room, roomCode)
      if (!codes.has(room)) codes.set(room, roomCode)
    }
  }
  for (const room of doubtful) codes.delete(room)
  return codes
}

function isBetter(other: Offer, offer: Offer, isPreferred: boolean): boolean {
  if (other.hasBreakfast !== offer.hasBreakfast || other.meals !== offer.meals) return false
  if (other.memberOnly !== offer.memberOnly) return false
  const less = offer.price.final.minor - other.price.final.minor
  if (less < 0 || !returnsAsMuch(other, offer)) return false
  return less > 0 || !returnsAsMuch(offer, other) || isPreferred
}

/** Whether an offer returns at least the same share of its price as another one, whenever it is cancelled. */
function returnsAsMuch(one: Offer, other: Offer): boolean {
  const starts = [one, other].flatMap(({ cancellation }) => cancellation.tiers.map(({ from }) => from))
  return starts.every((from) => {
    const at = new Date(from ?? 0)
    return refundAt(one, at) >= refundAt(other, at)
  })
}

/** Share of what is paid now that comes back, 0 to 1. */
function refundAt({ cancellation, price, key }: Offer, at: Date): number {
  const { refund } = settlementAt(cancellation, { paid: price.dueNow, nights: nightsOf(key.stay) }, at)
  return price.dueNow.minor > 0 ? refund.minor / price.dueNow.minor : 1
}

/** Suppliers name the same room with the same words, in another order or with others between them. */
const fillers = new Set(['room', 'rooms', 'with', 'and', 'a', 'the', 'or'])
const roomKey = ({ title }: Offer) =>
  fold(title)
    .split(' ')
    .filter((word) => !fillers.has(word))
    .sort()
    .join(' ')
