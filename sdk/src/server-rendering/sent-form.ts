import { guestCount, readDate, readRooms } from '@staykit/domain'
import { countOf } from '../features/page-stay.ts'

/** Maximum length of a place name in a query. */
const MAX_NAME = 100
/** Maximum length of a date. */
const MAX_DATE = 30

/** The values of a hotel search form that was sent without script. */
export interface SentForm {
  readonly name: string
  /** The chosen place; without one, search by name. */
  readonly id: string | undefined
  /** The typed text for the chosen place; by default its name. */
  readonly query: string
  /** A date, or the sent text if it cannot be read. */
  readonly checkIn: string | undefined
  readonly checkOut: string | undefined
  readonly rooms: number | undefined
  readonly guests: number | undefined
  /** As `rooms` of a stay link; undefined where the traveller changed the counts beside it. */
  readonly occupancy: string | undefined
}

/**
 * Reads the fields of a sent search, with the names of our own form or of other forms (PLT-164): location, locationID,
 * locationQuery, locationType, cityID, areaID, checkIn, checkOut, roomCount, guestCount, locationChange, locationClick. Dates
 * are YYYY-MM-DD or MM/DD/YYYY. A text that changed after a place was clicked is another place.
 */
export function sentForm(sent: URLSearchParams): SentForm {
  const of = (...names: string[]) => names.map((name) => sent.get(name)).find((value) => value) ?? ''
  const date = (...names: string[]) => {
    const text = of(...names)
      .trim()
      .slice(0, MAX_DATE)
    return text ? (readDate(text, 'month-first') ?? text) : undefined
  }
  const count = (...names: string[]) => countOf(of(...names))
  const name = of('location-name', 'location').trim().slice(0, MAX_NAME)
  const isStale = isYes(sent.get('locationChange')) && !isYes(sent.get('locationClick'))
  // A hotel is a place with its own id; cities and areas have the same id in their own field.
  const id = of('locationID') || (of('locationType') === 'area' ? of('areaID') : of('cityID'))
  const [rooms, guests] = [count('rooms', 'roomCount'), count('guests', 'guestCount')]
  const text = of('occupancy')
  const occupancy = readRooms(text)
  const isSame = rooms === occupancy.length && guests === guestCount(occupancy)
  return {
    name,
    id: isStale ? undefined : id || undefined,
    query: (isStale ? '' : of('locationQuery')).slice(0, MAX_NAME) || name,
    checkIn: date('check-in', 'checkIn'),
    checkOut: date('check-out', 'checkOut'),
    rooms,
    guests,
    occupancy: isSame ? text : undefined,
  }
}

const isYes = (value: string | null) => value === 'true' || value === '1'
