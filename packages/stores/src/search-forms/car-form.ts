import { addNights, type CarSearch, carCompanies, carTypes, type StayDate } from '@staykit/domain'
import { atom, type ReadableAtom } from 'nanostores'
import type { Environment } from '../environment/index.ts'
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

/** Half hours of a day (AQ-51). */
export const times = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0')
  return `${hour}:${index % 2 ? '30' : '00'}`
})
const START_TIME = '10:00'
/** '' is any. */
export const typeChoices = ['', ...carTypes] as const
export const companyChoices = ['', ...(Object.keys(carCompanies) as (keyof typeof carCompanies)[])] as const

export interface CarFormState {
  /** Empty when none is chosen. */
  readonly pickUpDate: StayDate | ''
  /** 24 hours: 10:00. */
  readonly pickUpTime: string
  readonly dropOffDate: StayDate | ''
  readonly dropOffTime: string
  readonly carType: (typeof typeChoices)[number]
  readonly carCompany: (typeof companyChoices)[number]
  /** The car comes back to where it was picked up. */
  readonly sameLocation: boolean
  /** Errors show only after the first submit. */
  readonly submitted: boolean
}

/** A complete search: what a link to the partner says of it, without who asks. */
export type CarQuery = Omit<CarSearch, 'refId' | 'currency'>

export interface CarForm {
  readonly $form: ReadableAtom<CarFormState>
  readonly pickUpLocation: PlaceInput
  readonly dropOffLocation: PlaceInput
  readonly change: (part: Partial<Omit<CarFormState, 'submitted'>>) => void
  /** Turns errors on, and returns the search when the form is valid. Stores a changed search for the next visit. */
  readonly submit: () => CarQuery | undefined
}

/** Which dates cannot be: a past or missing pick-up, a drop-off before it or missing (AQ-51). */
export const mistimedEnds = (
  { pickUpDate, pickUpTime, dropOffDate, dropOffTime }: CarFormState,
  today: StayDate,
) => ({
  pickUp: !pickUpDate || pickUpDate < today,
  dropOff: !dropOffDate || `${dropOffDate} ${dropOffTime}` < `${pickUpDate} ${pickUpTime}`,
})

const KEY = 'homeCarSearch'

/** The car form: what was searched last, else from today until tomorrow at ten, back to the same place. */
export function createCarForm(environment: Environment): CarForm {
  const { storage, clock } = environment
  let isDirty = false
  const onChange = () => {
    isDirty = true
  }
  const latest = keptSearches(storage, KEY)[0]
  const recent = () => keptPlaces(storage, KEY)
  const input = (value: unknown) => createPlaceInput({ start: keptPlace(value), recent, onChange })
  const pickUpLocation = input(latest?.pickUpLocation)
  const dropOffLocation = input(latest?.dropOffLocation)
  const $form = atom<CarFormState>(startOf(latest, clock.today()))
  const places = { pickUpLocation, dropOffLocation }
  return {
    $form,
    ...places,
    change: (part) => {
      onChange()
      $form.set({ ...$form.get(), ...part })
    },
    submit: () => {
      $form.set({ ...$form.get(), submitted: true })
      const { submitted: _, ...state } = $form.get()
      const [start, other] = [placeIn(pickUpLocation), placeIn(dropOffLocation)]
      const end = state.sameLocation ? start : other
      const { pickUp, dropOff } = mistimedEnds($form.get(), clock.today())
      if (!start || !end || pickUp || dropOff) return undefined
      // Its fields by their names (PLT-133).
      if (isDirty) keepSearch(storage, KEY, { pickUpLocation: start, dropOffLocation: end, ...state })
      return {
        pickUp: { place: start, date: state.pickUpDate, time: state.pickUpTime },
        dropOff: { place: end, date: state.dropOffDate, time: state.dropOffTime },
        carType: state.carType,
        company: state.carCompany,
      }
    },
  }
}

function startOf(latest: KeptFields | undefined, today: StayDate): CarFormState {
  const { pickUpTime, dropOffTime, carType, carCompany, sameLocation } = latest ?? {}
  const time = (value: unknown) => times.find((each) => each === value) ?? START_TIME
  return {
    pickUpDate: latest ? keptDate(latest.pickUpDate, today) : today,
    dropOffDate: latest ? keptDate(latest.dropOffDate, today) : addNights(today, 1),
    pickUpTime: time(pickUpTime),
    dropOffTime: time(dropOffTime),
    carType: keptChoice(carType, typeChoices),
    carCompany: keptChoice(carCompany, companyChoices),
    sameLocation: sameLocation !== false,
    submitted: false,
  }
}
