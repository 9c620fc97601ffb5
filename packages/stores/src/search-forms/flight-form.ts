import { addNights, type FlightSearch, type StayDate } from '@staykit/domain'
import { atom, type ReadableAtom } from 'nanostores'
import type { Environment } from '../environment/index.ts'
import type { Place } from '../search/place.ts'
import {
  type KeptFields,
  keepSearch,
  keptChoice,
  keptDate,
  keptPlace,
  keptPlaces,
  keptSearches,
} from './kept.ts'
import { createPlaceInput, type PlaceInput, placeIn } from './place-input.ts'

export const searchTypes = ['RT', 'OW', 'MD'] as const
export const cabinClasses = ['', 'economy', 'premium', 'business', 'first'] as const
/** Flights of a search with several stops, adults and children: each at most (PLT-123, PLT-129, PLT-130). */
export const MAX_FLIGHTS = 5
export const MAX_ADULTS = 8
export const MAX_CHILDREN = 6

export interface Flight {
  /** Tells it apart while others are removed. */
  readonly key: number
  readonly from: PlaceInput
  readonly to: PlaceInput
  /** Empty when none is chosen. */
  readonly departDate: StayDate | ''
  /** For a round trip. */
  readonly returnDate: StayDate | ''
}

export interface FlightFormState {
  readonly searchType: FlightSearch['type']
  readonly adultCount: number
  readonly childCount: number
  readonly cabinClass: FlightSearch['cabin']
  readonly nonStop: boolean
  /** All that were entered; a round trip and a one-way use the first (PLT-126). */
  readonly flights: readonly Flight[]
  /** Errors show only after the first submit. */
  readonly submitted: boolean
}

type Travel = Omit<FlightFormState, 'flights' | 'submitted'>
type FlightDates = Pick<Flight, 'departDate' | 'returnDate'>

/** A complete search: what a link to the partner says of it, without who asks. */
export type FlightQuery = Omit<FlightSearch, 'refId' | 'currency'>

export interface FlightForm {
  readonly $form: ReadableAtom<FlightFormState>
  readonly change: (travel: Partial<Travel>) => void
  /** A flight's dates; later flights do not leave before it. */
  readonly setDates: (index: number, dates: Partial<FlightDates>) => void
  /** One more flight, from where the one before ends and not before it; five at most. */
  readonly add: () => void
  /** Takes the last one away; one stays. */
  readonly remove: () => void
  /** Turns errors on, and returns the search when the form is valid. Stores a changed search for the next visit. */
  readonly submit: () => FlightQuery | undefined
}

/** The flights that a search of this type has. */
export const usedFlights = ({ searchType, flights }: FlightFormState): readonly Flight[] =>
  searchType === 'MD' ? flights : flights.slice(0, 1)

/** First day on which a flight may leave: the day of the one before, today for the first. */
export const earliestOf = ({ flights }: FlightFormState, index: number, today: StayDate): StayDate =>
  flights[index - 1]?.departDate || today

/** Returns the problem of a flight: departs too early, returns before it departs, or has no date (AQ-49). */
export function isMistimed(state: FlightFormState, index: number, today: StayDate): boolean {
  const { departDate = '', returnDate = '' } = state.flights[index] ?? {}
  if (!departDate || departDate < earliestOf(state, index, today)) return true
  return state.searchType === 'RT' && (!returnDate || returnDate < departDate)
}

/** AQ-50 */
export const isNobody = ({ adultCount, childCount }: FlightFormState) => adultCount + childCount === 0

/** The stored fields of the form by name (PLT-121, PLT-122): places and dates of a flight. */
export function flightFields(state: FlightFormState): KeptFields {
  const { searchType, adultCount, childCount, cabinClass, nonStop } = state
  const used = usedFlights(state)
  const flights = used.map(({ from, to, departDate, returnDate }, index) => ({
    [`flight${index + 1}DepartLocation`]: placeIn(from),
    [`flight${index + 1}ArriveLocation`]: placeIn(to),
    [`flight${index + 1}DepartDate`]: departDate,
    ...(searchType === 'RT' && { [`flight${index + 1}ReturnDate`]: returnDate }),
  }))
  const travel = { searchType, flightCount: used.length, adultCount, childCount, cabinClass, nonStop }
  return Object.assign(travel, ...flights)
}

const KEY = 'homeFlightSearch'

type Ends = readonly [Place | undefined, Place | undefined]

/** Makes flights, each with a key of its own. */
function flightMaker({ storage }: Environment, today: StayDate, onChange: () => void) {
  let keys = 0
  const recent = () => keptPlaces(storage, KEY)
  const input = (start: Place | undefined) => createPlaceInput({ start, recent, onChange })
  const flightOf = ([from, to]: Ends, dates: FlightDates): Flight => ({
    key: keys++,
    from: input(from),
    to: input(to),
    ...dates,
  })
  /** One that follows another, or the first. */
  const after = (before?: Flight) => {
    const departDate = before?.departDate || today
    const ends = [before && placeIn(before.to), undefined] as const
    return flightOf(ends, { departDate, returnDate: addNights(departDate, 1) })
  }
  return { flightOf, after }
}

/** The flight form: what was searched last, else a round trip of one adult from today until tomorrow. */
export function createFlightForm(environment: Environment): FlightForm {
  const { storage, clock } = environment
  let isDirty = false
  const touched = () => {
    isDirty = true
  }
  const { flightOf, after } = flightMaker(environment, clock.today(), touched)
  const [latest] = keptSearches(storage, KEY)
  const flights = latest ? keptFlights(latest, clock.today()).map((flight) => flightOf(...flight)) : [after()]
  const $form = atom<FlightFormState>({ ...travelOf(latest), flights, submitted: false })
  const change = (part: Partial<FlightFormState>) => {
    touched()
    $form.set({ ...$form.get(), ...part })
  }
  return {
    $form,
    change,
    setDates: (index, dates) => {
      const flights = $form
        .get()
        .flights.map((flight, at) => (at === index ? { ...flight, ...dates } : flight))
      change({ flights: inOrder(flights) })
    },
    add: () => {
      const { flights } = $form.get()
      if (flights.length < MAX_FLIGHTS) change({ flights: [...flights, after(flights.at(-1))] })
    },
    remove: () => {
      const { flights } = $form.get()
      if (flights.length > 1) change({ flights: flights.slice(0, -1) })
    },
    submit: () => {
      $form.set({ ...$form.get(), submitted: true })
      const state = $form.get()
      const query = queryOf(state, clock.today())
      if (query && isDirty) keepSearch(storage, KEY, flightFields(state))
      return query
    },
  }
}

/** Later flights leave no earlier than those before them. */
function inOrder(flights: readonly Flight[]): Flight[] {
  let earliest: StayDate | '' = ''
  return flights.map((flight) => {
    const departDate: StayDate | '' =
      flight.departDate && flight.departDate < earliest ? earliest : flight.departDate
    earliest = departDate || earliest
    return { ...flight, departDate }
  })
}

const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most

function travelOf(latest: KeptFields = {}): Travel {
  const { searchType, adultCount, childCount, cabinClass, nonStop } = latest
  return {
    searchType: keptChoice(searchType, searchTypes),
    adultCount: isCount(adultCount, MAX_ADULTS) ? adultCount : 1,
    childCount: isCount(childCount, MAX_CHILDREN) ? childCount : 0,
    cabinClass: keptChoice(cabinClass, cabinClasses),
    nonStop: nonStop === true,
  }
}

function keptFlights(latest: KeptFields, today: StayDate) {
  const count = isCount(latest.flightCount, MAX_FLIGHTS) ? Math.max(1, latest.flightCount) : 1
  return Array.from({ length: count }, (_, index) => {
    const field = (name: string) => latest[`flight${index + 1}${name}`]
    const places: Ends = [keptPlace(field('DepartLocation')), keptPlace(field('ArriveLocation'))]
    const departDate = keptDate(field('DepartDate'), today)
    const returnDate = keptDate(field('ReturnDate'), today) || (departDate && addNights(departDate, 1))
    return [places, { departDate, returnDate }] as const
  })
}

function queryOf(state: FlightFormState, today: StayDate): FlightQuery | undefined {
  const used = usedFlights(state)
  const legs = used.flatMap(({ from, to, departDate, returnDate }, index) => {
    const [start, end] = [placeIn(from), placeIn(to)]
    if (!start || !end || isMistimed(state, index, today)) return []
    return [{ from: start, to: end, depart: departDate, back: returnDate }]
  })
  if (legs.length < used.length || isNobody(state)) return undefined
  const { searchType: type, adultCount: adults, childCount: children, cabinClass: cabin, nonStop } = state
  return { type, legs, adults, children, cabin, nonStop }
}
