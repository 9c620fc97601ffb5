import type { Environment } from '../environment/index.ts'
import type { SearchForm } from '../search/form.ts'
import { type CarForm, createCarForm } from './car-form.ts'
import { createFlightForm, type FlightForm } from './flight-form.ts'

/** The forms of the home page, which outlive the tabs that show them (ACC-247). */
export interface HomeForms {
  readonly hotels: SearchForm
  readonly flights: FlightForm
  readonly cars: CarForm
}

export const createHomeForms = (environment: Environment, hotels: SearchForm): HomeForms => ({
  hotels,
  flights: createFlightForm(environment),
  cars: createCarForm(environment),
})
