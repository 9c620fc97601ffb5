import type { Rate } from '@staykit/contract'
import { type Access, type Money, needsLogin, nightlyTotal, roomNights } from '@staykit/domain'
import { type HotelQuery, type RoomRates, shownTotal } from '@staykit/stores/hotel'
import type { Translate } from '../../messages/translate.ts'
import { labelOf } from './terms.ts'

/** The chosen rate. Book Now submits the form of its radio button. */
export interface Choice {
  readonly rate: Rate
  readonly room: RoomRates
  readonly form: string
  /** The cheapest rate that the traveller can choose. */
  readonly lowest: Rate
  /** Its total before the hotel changed it on the open page. */
  readonly before?: Money | undefined
  /** The latest end of free cancellation of all rates that the traveller can choose. */
  readonly freeBy?: string | undefined
}

/** The latest end of free cancellation of rates. */
export const freeByOf = (rates: readonly Rate[]): string | undefined =>
  rates
    .flatMap(({ isCancellable, cancelBy }) => (isCancellable && cancelBy ? [cancelBy] : []))
    .sort()
    .at(-1)

/** Identifies a rate across reloads; its bundle is a new one each time. */
export const keyOf = ({ roomCode, id, ratePlanCode }: Rate) => `${roomCode} ${id} ${ratePlanCode}`

/** A visitor sees the price of such a rate, but must log in to choose it. */
export const isLocked = (rate: Rate, access: Access) => rate.isCUG && needsLogin(true, access)

/** Name of Book Now: room, terms and total. */
export const bookName = (t: Translate, { room, rate }: Choice, locale: string) =>
  t('bookRate', { title: [room.title, labelOf(t, rate), shownTotal(rate.price.final, locale)].join(', ') })

/** The text of `nightlyOf`: with several rooms it says that it is the price of one. */
export const perNight = ({ occupancy }: Pick<HotelQuery, 'occupancy'>) =>
  occupancy.length > 1 ? 'perRoomNight' : 'perNight'

export const nightlyOf = (query: HotelQuery, final: Money) =>
  nightlyTotal(final, roomNights(query, query.occupancy))

export const cheapestOf = (rates: readonly Rate[]): Rate | undefined =>
  [...rates].sort((a, b) => a.price.final.minor - b.price.final.minor)[0]
