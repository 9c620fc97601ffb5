import { dateInZone, LAST_ZONE, type Occupancy, type StayDate } from '@staykit/sdk/routes'
import { addDays, format, parseISO } from 'date-fns'

/** The stay in an address; dates are YYYY-MM-DD. */
interface Requested {
  readonly checkIn?: string | undefined
  readonly checkOut?: string | undefined
  readonly rooms?: number | undefined
  readonly guests?: number | undefined
  /** Who stays in which room, if the address says it; empty if it cannot be read. */
  readonly occupancy?: Occupancy | undefined
}

/** Where a day begins first, so that tonight there is over nowhere. */
const FIRST_ZONE = 'Pacific/Kiritimati'

const todayIn = (timeZone: string) => dateInZone(new Date(), timeZone)
const after = (date: string, nights: number) =>
  format(addDays(parseISO(date), nights), 'yyyy-MM-dd') as StayDate

/**
 * The stay of what the site itself says about a hotel, such as its title and data for search engines: that of the address if
 * it can be booked somewhere, else `tonight`, 1 room, 2 guests. The element says what is wrong with the address.
 */
function stayOf({ checkIn, checkOut, ...requested }: Requested, tonight: StayDate) {
  const from = (checkIn && checkIn >= todayIn(LAST_ZONE) ? checkIn : tonight) as StayDate
  const until = (checkIn === from && checkOut && checkOut > from ? checkOut : after(from, 1)) as StayDate
  const longest = after(from, 21)
  return {
    checkIn: from,
    checkOut: until <= longest ? until : longest,
    ...guestsOf(requested),
  }
}

/** The fields of the API for the rooms of an address. */
function guestsOf({ rooms = 1, guests = 2, occupancy = [] }: Requested) {
  if (occupancy.length > 0)
    return {
      roomCount: occupancy.length,
      adultCount: occupancy.reduce((sum, { adults }) => sum + adults, 0),
      childCount: occupancy.flatMap(({ childAges }) => childAges).length,
      rooms: occupancy,
    }
  const fits = rooms >= 1 && rooms <= 9 && guests >= rooms && guests <= 4 * rooms
  return { roomCount: fits ? rooms : 1, adultCount: fits ? guests : 2 }
}

/** Tonight in a time zone; in UTC when it is not known. */
export const tonightIn = (timeZone = 'UTC') => stayOf({}, todayIn(timeZone))

/**
 * What the API says about a hotel, and the stay that was requested. The hotel's zone is not known before: if the date may be
 * over there, a date that is over nowhere is requested too.
 */
export async function stayAndHotel<Hotel>(
  route: Requested,
  hotelFor: (stay: ReturnType<typeof stayOf>) => Promise<Hotel | undefined>,
) {
  const stay = stayOf(route, todayIn('UTC'))
  const hotel = await hotelFor(stay)
  const latest = todayIn(FIRST_ZONE)
  if (hotel || stay.checkIn >= latest) return { stay, hotel }
  const later = stayOf({ ...route, checkIn: undefined, checkOut: undefined }, latest)
  return { stay: later, hotel: await hotelFor(later) }
}
