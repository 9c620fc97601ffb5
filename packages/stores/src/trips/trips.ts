import { bookTrips, CallError, type Client, fromWireOccupancy, type WireTrip } from '@staykit/contract'
import { type Occupancy, splitTrips } from '@staykit/domain'
import { atom, type ReadableAtom } from 'nanostores'
import type { Environment } from '../environment/index.ts'

interface TripHotel {
  readonly id: string
  readonly name: string
  readonly cityId: string
  readonly thumbnail: string | undefined
  readonly address: string
  /** Degrees of WGS 84. */
  readonly geo: { readonly lat: number; readonly lng: number } | undefined
}

/** A trip as screens use it; dates are YYYY-MM-DD. */
export interface Trip {
  readonly tripNumber: string
  readonly email: string
  readonly status: string
  readonly checkIn: string
  readonly checkOut: string
  /** IANA zone of the hotel. */
  readonly timeZone: string | undefined
  readonly rooms: number
  /** In all rooms, children among them. */
  readonly guests: number
  readonly occupancy: Occupancy
  readonly finalTotal: number
  /** The price of the stay at the struck price, in the same currency. */
  readonly fullTotal: number | undefined
  readonly currencyCode: string
  readonly isCancellable: boolean
  readonly isPartlyRefundable: boolean
  readonly isChangeable: boolean
  readonly hotel: TripHotel
}

export type TripsState =
  | { readonly kind: 'idle' | 'loading' }
  | { readonly kind: 'error'; readonly error: CallError }
  | { readonly kind: 'ready'; readonly all: Trip[]; readonly upcoming: Trip[]; readonly past: Trip[] }

export interface TripsStore {
  readonly $trips: ReadableAtom<TripsState>
  /** The reason why there are no trips (HOT-318). */
  readonly $error: ReadableAtom<string | undefined>
  readonly load: (userId: string) => Promise<void>
  readonly clear: () => void
}

export function fromWireTrip(wire: WireTrip): Trip {
  const { address, hotel_name, thumbnail, id, city_id, geo } = wire.hotel_data
  const { num_rooms, num_adults, num_children, rooms } = wire.input_data
  const counts = { roomCount: num_rooms, adultCount: num_adults, childCount: num_children }
  const place = [address.address_line_one, address.city_name, address.state_code, address.country_code]
  return {
    tripNumber: wire.trip_number,
    email: wire.email,
    status: wire.status,
    checkIn: wire.check_in_date,
    checkOut: wire.input_data.check_out,
    timeZone: wire.hotel_data.time_zone,
    rooms: num_rooms,
    guests: num_adults + num_children,
    occupancy: fromWireOccupancy({ ...counts, rooms }),
    finalTotal: wire.final_total,
    fullTotal: wire.full_total,
    currencyCode: wire.currency_code,
    isCancellable: wire.is_cancellable,
    isPartlyRefundable: wire.is_partly_refundable ?? false,
    isChangeable: Boolean(wire.is_changeable),
    hotel: {
      id,
      name: hotel_name,
      cityId: city_id ?? '',
      thumbnail,
      geo,
      address: place.filter(Boolean).join(', '),
    },
  }
}

/** The trips of a member, split into upcoming and past (ACC-102). The latest load wins. */
export function createTrips(options: { client: Client; environment: Environment }): TripsStore {
  const $trips = atom<TripsState>({ kind: 'idle' })
  const $error = atom<string | undefined>(undefined)
  let latest = 0
  return {
    $trips,
    $error,
    clear: () => {
      latest++
      $trips.set({ kind: 'idle' })
    },
    load: async (userId) => {
      const mine = ++latest
      if ($trips.get().kind !== 'ready') $trips.set({ kind: 'loading' })
      try {
        const { trips } = await options.client(bookTrips, { userId })
        const all = trips.map(fromWireTrip)
        if (mine !== latest) return
        $error.set(all.length === 0 ? 'No Hotel Trips Found!' : undefined)
        $trips.set({ kind: 'ready', all, ...splitTrips(all, options.environment.clock.today) })
      } catch (error) {
        if (mine !== latest || !(error instanceof CallError)) return
        $error.set(error.message)
        $trips.set({ kind: 'error', error })
      }
    },
  }
}
