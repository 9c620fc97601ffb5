import { patience } from '../../../../../../tests/patience.ts'
import type { StandInHotel } from '../../supplier/testing/hotels.ts'
import type { amountsOf, Due, StandInStay } from './rates.ts'

export interface Found {
  readonly hotel: StandInHotel
  readonly stay: StandInStay
}
export interface StandInRate extends Found {
  readonly night: number
  readonly dueAtHotel: Due | undefined
}
export interface StandInBooking {
  id: string
  status: 'confirmed' | 'cancelled'
  metadata: Record<string, string> | null
  readonly found: Found
  body: Record<string, unknown>
  confirmedAt: Date
}

export interface State {
  readonly currency: string
  readonly results: Map<string, Found>
  readonly rates: Map<string, StandInRate>
  readonly quotes: Map<string, StandInRate & { readonly amounts: ReturnType<typeof amountsOf> }>
  readonly quoted: Map<string, number>
  readonly bookings: StandInBooking[]
  readonly hotels: Map<string, StandInHotel>
  /** Currency of "The Fee At The Hotel", when it is not that of its prices. */
  readonly fee: { currency?: string }
  readonly lifeSeconds: () => number
  url: string
  ids: number
}

/** Factor between rate and quote in the scenario of a price rise. */
export const RISE = 1.12
/** How long the hotel that books late takes, ms. */
export const LATE_MS = patience(2)

export class Refused extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(code.replaceAll('_', ' '))
    this.status = status
    this.code = code
  }
}
