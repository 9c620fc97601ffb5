import type { EventsOf } from '../../runtime/declaration.ts'
import type { stayCheckout } from '../stay-checkout/element.ts'
import type { stayResults } from '../stay-results/element.ts'
import type { staySearch } from '../stay-search/element.ts'

const stay = ['checkIn', 'checkOut', 'rooms', 'guests', 'occupancy'] as const

/**
 * The fields of an entry by event. None of them is personal: no e-mail address, name, user id, token, page address, card or
 * typed text.
 */
export const entryFields = {
  'stay-search': ['place', ...stay],
  'stay-results': ['place', ...stay, 'currency', 'hotels'],
  'stay-filter': ['hotels'],
  'stay-step': ['step'],
  'stay-hotel-select': ['hotelId', 'hotelName'],
  'stay-rate-select': ['hotelId', 'hotelName', 'title', 'isMember', ...stay, 'total'],
  'stay-price-changed': ['before', 'after'],
  'stay-book-submitted': ['hotelId'],
  'stay-book-failed': ['code'],
  'stay-booked': ['tripNumber', 'hotelId', 'hotelName', ...stay, 'paymentMethod', 'total'],
  'stay-cancelled': ['tripNumber', 'hotelId', 'refund'],
  'stay-part-cancelled': ['tripNumber', 'hotelId', 'part', 'rooms', 'checkOut', 'refund'],
} as const satisfies Readonly<Record<`stay-${string}`, readonly string[]>>

/** Fields of a place and of an amount. */
export const objectFields = ['id', 'type', 'name', 'amount', 'currency']

export type EntryEvent = keyof typeof entryFields

/** `stay-hotel-select` → `staykit_hotel_select`. */
export const entryNameOf = (event: string) => event.replace('stay', 'staykit').replaceAll('-', '_')

type EntryName<Event extends string> = Event extends `${infer First}-${infer Rest}`
  ? `${First}_${EntryName<Rest>}`
  : Event
type Details = EventsOf<typeof staySearch> | EventsOf<typeof stayResults> | EventsOf<typeof stayCheckout>
type DetailOf<Event extends string> = Details extends infer Map
  ? Map extends Readonly<Record<Event, infer Detail>>
    ? Detail
    : never
  : never
type PickFields<Detail, Fields extends readonly string[]> = Pick<Detail, Fields[number] & keyof Detail>

type EntryOf<Event extends EntryEvent> = PickFields<DetailOf<Event>, (typeof entryFields)[Event]> & {
  /** The event's name with underscores. */
  readonly event: Event extends `stay-${infer Rest}` ? `staykit_${EntryName<Rest>}` : never
  /** The brand. */
  readonly refId: string
  /** Time of the event: an ISO 8601 instant. */
  readonly time: string
} & (Event extends 'stay-filter' ? Changed : Nights)

interface Changed {
  /** The filter, `sort` or `page`; several are separated by commas. */
  readonly changed: string
}

interface Nights {
  /** Of the stay, if the entry has its dates. */
  readonly nights?: number
}

/** An entry of the data layer, discriminated by `event`. */
export type DataLayerEntry = { [Event in EntryEvent]: EntryOf<Event> }[EntryEvent]
