import { patience } from '../../../../../../tests/patience.ts'
import type { StandInHotel } from '../../supplier/testing/hotels.ts'
import type { StandInOffer } from './rates.ts'

export interface StayQuery {
  readonly checkin: string
  readonly checkout: string
  readonly currency: string
  readonly occupancies: readonly { readonly adults: number; readonly children?: readonly number[] }[]
  /** Of the fee at the hotel, when it is another one. */
  readonly feeCurrency?: string | undefined
}

export interface StandInBooking {
  readonly bookingId: string
  /** CONFIRMED, CANCELLED, CANCELLED_WITH_CHARGES, or one that is not published. */
  status: string
  readonly prebook: Prebooked
  /** The request. */
  readonly body: BookBody
  readonly createdAt: Date
}

export interface BookBody {
  readonly prebookId: string
  readonly clientReference?: string
  readonly holder: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly phone: string
  }
  readonly guests: readonly {
    readonly occupancyNumber: number
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly remarks?: string
  }[]
}

export interface Prebooked {
  readonly id: string
  readonly hotel: StandInHotel
  readonly query: StayQuery
  readonly offer: StandInOffer
}

export interface State {
  /** By offerId. */
  readonly offers: Map<string, Omit<Prebooked, 'id'>>
  readonly prebooks: Map<string, Prebooked>
  /** Confirmed prices by hotel. */
  readonly quoted: Map<string, number>
  readonly bookings: StandInBooking[]
  readonly hotels: Map<string, StandInHotel>
  readonly terms: { cancellationChanged: boolean; boardChanged: boolean }
  /** Most guests of the rooms of a confirmed price, when it is for another room. */
  readonly room: { maxOccupancy?: number }
  /** Status of the next bookings. */
  readonly outcome: { status: string }
  /** Currency of "The Fee At The Hotel", when it is not that of its prices. */
  readonly fee: { currency?: string }
  url: string
  ids: number
}

/** Factor between rate and confirmed price in the scenario of a price rise. */
export const RISE = 1.12
/** How long the hotel that books late takes, ms. */
export const LATE_MS = patience(2)

/** An error of the API; its body is as documented. */
export class Refused extends Error {
  readonly status: number
  readonly code: number
  readonly description: string
  constructor(status: number, code: number, description: string) {
    super(description)
    this.status = status
    this.code = code
    this.description = description
  }
}
