import {
  type CachedTrip,
  type CachedTrips,
  cachedFor,
  changeCached,
  markOf,
  nothing,
  withTrips,
} from './cached-trips.ts'

/** Cached fields of `book/trips`. */
interface TripAnswer {
  readonly trip_number: string
  readonly check_in_date: string
  readonly status: string
  readonly input_data: { check_out: string; num_rooms: number; num_adults: number; num_children: number }
  readonly hotel_data: {
    readonly hotel_name: string
    readonly time_zone?: string
    readonly address: Readonly<
      Record<'address_line_one' | 'city_name' | 'state_code' | 'country_code', string | undefined>
    >
  }
}

/** Cached fields of `book/details`. */
interface BookingAnswer {
  readonly tripNumber?: string
  readonly status?: string
  readonly checkInDate: string
  readonly checkOutDate: string
  readonly roomCount: number
  readonly adultCount: number
  readonly childCount: number
  readonly hotel: {
    readonly name: string
    readonly phoneNumber?: string
    readonly location: Readonly<
      Record<
        'addressLine1' | 'cityName' | 'stateCode' | 'postalCode' | 'countryCode' | 'timeZone',
        string | undefined
      >
    >
  }
}

const line = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ')

function ofList({ trip_number, check_in_date, status, input_data, hotel_data }: TripAnswer): CachedTrip {
  const { address_line_one, city_name, state_code, country_code } = hotel_data.address
  return {
    number: trip_number,
    hotel: hotel_data.hotel_name,
    address: line(address_line_one, city_name, state_code, country_code),
    checkIn: check_in_date,
    checkOut: input_data.check_out,
    timeZone: hotel_data.time_zone,
    rooms: input_data.num_rooms,
    guests: input_data.num_adults + input_data.num_children,
    isCancelled: status === 'CANCELED',
    readAt: Date.now(),
  }
}

function ofBooking(number: string, booking: BookingAnswer, mark: string): CachedTrip {
  const { addressLine1, cityName, stateCode, postalCode, countryCode } = booking.hotel.location
  return {
    number,
    hotel: booking.hotel.name,
    address: line(addressLine1, postalCode, cityName, stateCode, countryCode),
    phone: booking.hotel.phoneNumber,
    checkIn: booking.checkInDate,
    checkOut: booking.checkOutDate,
    timeZone: booking.hotel.location.timeZone,
    rooms: booking.roomCount,
    guests: booking.adultCount + booking.childCount,
    isCancelled: booking.status === 'CANCELED',
    readAt: Date.now(),
    mark,
  }
}

/** The relevant parts of a call. */
interface FinishedCall {
  readonly body: Record<string, string>
  readonly isOk: boolean
  readonly answer: unknown
}

/** Codes of a refresh whose session is over, such as a logout on another device. */
const gone = new Set(['SESSION_ENDED', 'UNAUTHENTICATED', 'NotAuthorizedException'])

/** Deletes everything after a logout. */
export const forget = () => changeCached(() => nothing)

/** Deletes the data of other members after a login. */
export const meet = (memberId: string, email: string) =>
  changeCached((cached) => cachedFor(cached, memberId, email))

async function hearAuth({ isOk, answer }: FinishedCall) {
  const {
    identityID,
    email = '',
    error,
  } = (answer ?? {}) as Record<string, string | undefined> & {
    error?: { code?: string }
  }
  if (isOk && identityID) await meet(identityID, email)
  else if (!isOk && gone.has((error as { code?: string } | undefined)?.code ?? '')) await forget()
}

async function cacheTrips({ body, isOk, answer }: FinishedCall) {
  if (!isOk) return
  const trips = (answer as { trips: TripAnswer[] }).trips.map(ofList)
  const { userId = '' } = body
  await changeCached(async (cached) => {
    const phones = new Map(cached.trips.map(({ number, phone }) => [number, phone]))
    const full = trips.map((trip) => ({ ...trip, phone: phones.get(trip.number) }))
    return withTrips(await cachedFor(cached, userId, ''), full)
  })
}

async function cacheBooking({ body, isOk, answer }: FinishedCall) {
  if (!isOk) return
  const { booking } = answer as { booking: BookingAnswer }
  const mark = await markOf(body.email ?? '')
  const trip = ofBooking(booking.tripNumber ?? body.bookingId ?? '', booking, mark)
  await changeCached((cached) => withTrips(cached, [trip]))
}

async function markCancelled({ body, isOk, answer }: FinishedCall) {
  if (!isOk || (answer as { status?: string }).status !== 'CANCELED') return
  await changeCached((cached): CachedTrips => {
    const trips = cached.trips.map((trip) =>
      trip.number === body.bookingId ? { ...trip, isCancelled: true, readAt: Date.now() } : trip,
    )
    return { ...cached, trips }
  })
}

/** Returns the listener for a call, by its path below /api; undefined for other calls, such as those of payments. */
export function listenerOf(path: string): ((call: FinishedCall) => Promise<void>) | undefined {
  if (path === '/book/trips') return cacheTrips
  if (path === '/book/details') return cacheBooking
  if (path === '/book/cancel') return markCancelled
  return path.startsWith('/auth/') ? hearAuth : undefined
}
