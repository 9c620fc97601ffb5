import {
  addNights,
  DEFAULT_OCCUPANCY,
  isOccupancy,
  LAST_ZONE,
  MAX_NIGHTS,
  nightsOf,
  type Occupancy,
  type Stay,
  type StayDate,
  wholeDates,
} from '@staykit/domain'
import { atom, type ReadableAtom } from 'nanostores'
import type { Clock, Environment } from '../environment/index.ts'
import { readSaved, type SavedSearch, writeSaved } from './form-storage.ts'
import type { Place } from './place.ts'

export interface SearchFormState {
  /** Typed text of the location field. */
  readonly text: string
  readonly place: Place | undefined
  /** Empty when none is chosen. */
  readonly checkIn: StayDate | ''
  readonly checkOut: StayDate | ''
  /** A child may have no age yet. */
  readonly occupancy: Occupancy
  /** Errors show only after the first submit (HOT-038). */
  readonly submitted: boolean
}

/** Missing input: no text, no choice, no date (HOT-286 to HOT-289), or no age of a child. */
export interface SearchFormErrors {
  readonly location?: 'enter' | 'select'
  readonly checkIn?: true
  readonly checkOut?: true
  readonly guests?: true
}

/** A complete search. */
export interface SearchQuery extends Stay {
  readonly place: Place
  readonly occupancy: Occupancy
}

/** How often the traveller has set dates and rooms. */
export interface Edits {
  readonly dates: number
  readonly rooms: number
}

/** The stay of an address. */
export interface ShownStay {
  readonly dates: readonly [checkIn: StayDate | '', checkOut: StayDate | ''] | undefined
  readonly occupancy: Occupancy
}

export interface SearchForm {
  readonly $form: ReadableAtom<SearchFormState>
  readonly edits: () => Edits
  /** Typing: an emptied text clears the place, and so does any other text than the place's own. */
  readonly type: (text: string) => void
  /** Without chosen dates, they become tonight at the place; a chosen arrival that is over there is cleared. */
  readonly choose: (place: Place) => void
  /** Completes the chosen place with the name and the zone that it lacks; a place with another id changes nothing. */
  readonly locate: (found: Place) => void
  readonly setDates: (checkIn: StayDate | '', checkOut: StayDate | '') => void
  /** Back to no chosen dates: tonight at the place. */
  readonly resetDates: () => void
  /**
   * Shows the stay of the page's address, except for what was edited since the address came. Without dates it means tonight at
   * the place.
   */
  readonly show: (stay: ShownStay, since: Edits) => void
  /** Closing the calendar with a check-in only means one night (PLT-116). */
  readonly closeDates: () => void
  readonly setOccupancy: (occupancy: Occupancy) => void
  /** Turns errors on, and returns the search when the form is valid. Stores a changed search for the next visit (ACC-169). */
  readonly submit: () => SearchQuery | undefined
}

/**
 * The hotel search form. Values come from `initial` (the element's attributes), then from storage, then from the
 * defaults: today and tomorrow at the place, 1 room, 2 guests. A past date from storage leaves its field empty (HOT-040, OQ-08).
 */
export function createSearchForm(environment: Environment, initial: SavedSearch = {}): SearchForm {
  const { storage, clock } = environment
  const saved = readSaved(storage)
  const $form = atom<SearchFormState>(startOf(initial, saved, clock))
  // The default dates mean tonight, wherever that is.
  let isDated = isGiven(initial) || hasStay(saved)
  let isDirty = false
  let edits: Edits = { dates: 0, rooms: 0 }
  const edit = (field: keyof Edits) => {
    edits = { ...edits, [field]: edits[field] + 1 }
  }
  const change = (part: Partial<SearchFormState>) => {
    isDirty = true
    $form.set({ ...$form.get(), ...part })
  }

  function changeDates(dates: ShownStay['dates']) {
    isDated = dates !== undefined
    change(
      dates ? { checkIn: dates[0], checkOut: limited(dates[0], dates[1]) } : tonightAt($form.get().place),
    )
  }

  const tonightAt = (place: Place | undefined) => wholeDates({}, clock.today(place?.timeZone))

  return {
    $form,
    edits: () => edits,
    type: (text) => {
      const { place } = $form.get()
      change({ text, place: text === place?.query ? place : undefined })
    },
    choose: (place) => {
      const { checkIn } = $form.get()
      const isOver = checkIn !== '' && checkIn < clock.today(place.timeZone)
      const dates = isDated ? isOver && NO_DATES : tonightAt(place)
      change({ place, text: place.query, ...dates })
    },
    locate: (found) => {
      const { place, ...form } = $form.get()
      if (place?.id !== found.id) return
      const query = place.query === place.id ? found.query : place.query
      // The traveller has not changed anything.
      $form.set({
        ...form,
        ...{ place: { ...found, query }, text: query },
        ...(isDated ? {} : tonightAt(found)),
      })
    },
    setDates: (checkIn, checkOut) => {
      edit('dates')
      changeDates([checkIn, checkOut])
    },
    resetDates: () => changeDates(undefined),
    show: ({ dates, occupancy }, since) => {
      if (edits.dates === since.dates) changeDates(dates)
      if (edits.rooms === since.rooms) change({ occupancy })
    },
    closeDates: () => {
      const { checkIn, checkOut } = $form.get()
      if (checkIn && !checkOut) change({ checkOut: addNights(checkIn, 1) })
    },
    setOccupancy: (occupancy) => {
      edit('rooms')
      change({ occupancy })
    },
    submit: () => {
      $form.set({ ...$form.get(), submitted: true })
      const query = queryOf($form.get())
      if (query && isDirty) writeSaved(storage, query)
      return query
    },
  }
}

const NO_DATES = { checkIn: '', checkOut: '' } as const

const isGiven = ({ checkIn, checkOut }: SavedSearch) => checkIn !== undefined || checkOut !== undefined

// Dates without a search are what an earlier day began with (ACC-030).
const hasStay = ({ place, checkIn }: SavedSearch) => Boolean(place && checkIn)

function startOf(initial: SavedSearch, saved: SavedSearch, clock: Clock): SearchFormState {
  const place = initial.place ?? saved.place
  const today = clock.today(place?.timeZone)
  const dates = !isGiven(initial) && hasStay(saved) ? saved : wholeDates(initial, today)
  // Of a place without a zone, the page knows its own dates: they are past when they are over everywhere.
  const earliest = isGiven(initial) && !place?.timeZone ? clock.today(LAST_ZONE) : today
  const future = (date: StayDate | undefined) => (date && date >= earliest ? date : '')
  const [checkIn, checkOut] = [future(dates.checkIn), future(dates.checkOut)]
  return {
    text: place?.query ?? '',
    place,
    checkIn,
    checkOut: limited(checkIn, checkOut),
    submitted: false,
    occupancy: initial.occupancy ?? saved.occupancy ?? DEFAULT_OCCUPANCY,
  }
}

// A check-out that is not after the check-in is no choice; one too late is moved to the longest stay.
function limited(checkIn: StayDate | '', checkOut: StayDate | ''): StayDate | '' {
  if (!checkIn || !checkOut) return checkOut
  const nights = nightsOf({ checkIn, checkOut })
  if (nights < 1) return ''
  return nights > MAX_NIGHTS ? addNights(checkIn, MAX_NIGHTS) : checkOut
}

/** Missing input of a form. */
export function errorsOf({ text, place, checkIn, checkOut, occupancy }: SearchFormState): SearchFormErrors {
  return {
    ...(place ? {} : { location: text.trim() ? ('select' as const) : ('enter' as const) }),
    ...(checkIn ? {} : { checkIn: true as const }),
    ...(checkOut ? {} : { checkOut: true as const }),
    ...(isOccupancy(occupancy) ? {} : { guests: true as const }),
  }
}

/** The search of a form, once it is complete. */
export function queryOf({ place, checkIn, checkOut, occupancy }: SearchFormState): SearchQuery | undefined {
  return place && checkIn && checkOut && isOccupancy(occupancy)
    ? { place, checkIn, checkOut, occupancy }
    : undefined
}
