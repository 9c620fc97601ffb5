import { isStayDate, type StayDate } from '@staykit/domain'

/** The most of a place's name that is looked for. */
const MAX_NAME = 100

/** What a hotel search form that was sent without script says. */
export interface SentForm {
  readonly name: string
  /** The place that was chosen; without one the name is looked for. */
  readonly id: string | undefined
  /** What was typed where the place was chosen; the name where nothing is said. */
  readonly query: string
  readonly checkIn: StayDate | undefined
  readonly checkOut: StayDate | undefined
  readonly rooms: number | undefined
  readonly guests: number | undefined
}

/**
 * The fields of a sent search, by the names of this product's own form, or by those that a form of somebody else's has
 * (PLT-164): location, locationID, locationQuery, locationType, cityID, areaID, checkIn, checkOut, roomCount, guestCount,
 * locationChange, locationClick. Dates are YYYY-MM-DD. A text that was changed after a place had been chosen by a click is
 * another place.
 */
export function sentForm(sent: URLSearchParams): SentForm {
  const of = (...names: string[]) => names.map((name) => sent.get(name)).find((value) => value) ?? ''
  const date = (...names: string[]) => [of(...names)].find(isStayDate)
  const count = (...names: string[]) => Number(of(...names)) || undefined
  const name = of('location-name', 'location').trim().slice(0, MAX_NAME)
  const isStale = isYes(sent.get('locationChange')) && !isYes(sent.get('locationClick'))
  // A hotel is a place of its own; of a city or an area its own number says the same.
  const id = of('locationID') || (of('locationType') === 'area' ? of('areaID') : of('cityID'))
  return {
    name,
    id: isStale ? undefined : id || undefined,
    query: (isStale ? '' : of('locationQuery')).slice(0, MAX_NAME) || name,
    checkIn: date('check-in', 'checkIn'),
    checkOut: date('check-out', 'checkOut'),
    rooms: count('rooms', 'roomCount'),
    guests: count('guests', 'guestCount'),
  }
}

const isYes = (value: string | null) => value === 'true' || value === '1'
