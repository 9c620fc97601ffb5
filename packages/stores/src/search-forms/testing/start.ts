import { memoryEnvironment } from '../../environment/index.ts'
import type { Place } from '../../search/place.ts'
import { createCarForm, createFlightForm, flightFields } from '../index.ts'

export const place = (id: string, type = 'city'): Place => ({
  id,
  type,
  city: id,
  area: '',
  query: `City ${id}`,
})
export const lisbon = place('LIS', 'airport')
export const paris = place('PAR')
export const today = '2030-06-15'
type Kept = readonly Record<string, unknown>[]

// The clock stands at 2030-06-15.
export function start() {
  const environment = memoryEnvironment()
  const { storage } = environment
  const stored = (key: string): Kept => JSON.parse(storage.get(key) ?? '[]')
  const flights = () => {
    const form = createFlightForm(environment)
    const flight = (index: number) => form.$form.get().flights[index] as NonNullable<Flight>
    return { form, flight, fields: () => flightFields(form.$form.get()) }
  }
  return { environment, storage, kept: stored, flights, cars: () => createCarForm(environment) }
}
type Flight = ReturnType<ReturnType<typeof createFlightForm>['$form']['get']>['flights'][number]
