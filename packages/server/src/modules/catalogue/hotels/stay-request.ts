import { fromWireOccupancy, invalidDates, pastDates } from '@staykit/contract'
import {
  dateInZone,
  isOccupancy,
  type Occupancy,
  type StayDate,
  type StayProblem,
  stayProblem,
} from '@staykit/domain'
import { ApiError } from '../../../kernel/http/api-error.ts'
import type { StayRequest } from '../../../ports/supplier.ts'
import type { Catalogue } from './catalogue.ts'
import { checkCurrency } from './currency.ts'

/** Fields that all calls about a stay share. */
export interface StayFields extends OccupancyFields {
  readonly checkIn: string
  readonly checkOut: string
  readonly currency: string
}

type OccupancyFields = Parameters<typeof fromWireOccupancy>[0]

const problems: Readonly<Record<StayProblem, { message: string; description?: string | undefined }>> = {
  PastDates: pastDates,
  InvalidDates: invalidDates,
  NoNights: { message: 'Check-out must be after check-in.', description: 'Please Check Your Dates' },
  TooLong: { message: 'A stay can be 21 nights at most.', description: 'Please Check Your Dates' },
}

/** Validates dates (in the hotel's time zone), occupancy and currency. Throws ApiError 422. */
export function readStay(
  fields: StayFields,
  timeZone: string,
  now: Date,
  catalogue: Pick<Catalogue, 'currencies'>,
): StayRequest {
  const stay = { checkIn: fields.checkIn, checkOut: fields.checkOut }
  const problem = stayProblem(stay, todayIn(timeZone, now))
  if (problem) {
    const { message, description } = problems[problem]
    throw new ApiError(422, problem, message, { description })
  }
  const occupancy = readOccupancy(fields)
  checkCurrency(catalogue, fields.currency)
  return { stay, occupancy, currency: fields.currency }
}

/** Throws ApiError 422 BAD_OCCUPANCY: counts out of range, rooms that disagree with them, or a child without an age. */
export function readOccupancy(fields: OccupancyFields): Occupancy {
  const occupancy = fromWireOccupancy(fields)
  if (isOccupancy(occupancy)) return occupancy
  throw new ApiError(422, 'BAD_OCCUPANCY', 'Please choose 1 to 9 rooms, with 1 to 4 guests each.')
}

const dates = new Map<string, { minute: number; date: StayDate }>()

/** Date in a time zone; formatting one costs more than a search, so it is cached for the current minute. */
export function todayIn(timeZone: string, now: Date): StayDate {
  const minute = Math.floor(now.getTime() / 60_000)
  const cached = dates.get(timeZone)
  if (cached?.minute === minute) return cached.date
  const date = dateInZone(now, timeZone)
  dates.set(timeZone, { minute, date })
  return date
}
