import type { Places } from '../../ports/places.ts'

/** Suppliers find cities by id, and the city of a hotel by its position. */
export type CityPlaces = Pick<Places, 'city' | 'nearest'>
