import type { HotelRequests } from '@staykit/contract'
import type { CancellationPolicy, Money, StayDate, StayPart } from '@staykit/domain'
import type { OfferKey } from './offer.ts'

/** Lead guest of the first room, with the contact details of the traveller who booked it. */
export interface LeadGuest extends GuestName {
  readonly email: string
  /** As typed, possibly without a country code. */
  readonly phone: string
  /** ISO 3166-1 alpha-2, from the billing address if there is one. */
  readonly countryCode?: string | undefined
}

export interface GuestName {
  readonly firstName: string
  readonly lastName: string
}

export interface BookRequest extends HotelRequests {
  /** Our own reference: one reference makes at most one booking. */
  readonly reference: string
  readonly key: OfferKey
  /** The all-in total of the contract. */
  readonly expected: Money
  /** The agreed policy. */
  readonly cancellation: CancellationPolicy
  readonly guest: LeadGuest
  /** Lead guest of each room, `guest` first; without it `guest` is the lead guest of all rooms. */
  readonly roomGuests?: readonly GuestName[] | undefined
  /** Ages in whole years of the children among the guests. */
  readonly childAges?: readonly number[] | undefined
}

export interface SupplierBooking {
  readonly reference: string
  readonly confirmation: string
  readonly status: 'booked' | 'cancelled'
  readonly bookedAt: Date
  /** Rooms that are left; a supplier that cancels parts always says it. */
  readonly rooms?: number
  /** The same for the check-out. */
  readonly checkOut?: StayDate
  readonly checkIn?: StayDate
  /** What the supplier charges us, in its own currency, if it says it. */
  readonly cost?: Money
}

/** A booking after a part of it was cancelled. */
export type RemainingBooking = SupplierBooking & Required<Pick<SupplierBooking, 'rooms' | 'checkOut'>>

/** Bookings by our reference. */
export interface Booking {
  /**
   * Books once per reference. Throws PRICE_CHANGED (with the new offer) when the price differs from `expected`, and SOLD_OUT
   * when a cancellation would return less than under `cancellation`.
   */
  book(request: BookRequest): Promise<SupplierBooking>
  /** The booking of a reference; undefined when there is none. */
  findBooking(reference: string): Promise<SupplierBooking | undefined>
  /**
   * Bookings of our references that were made in a period, `to` exclusive, including cancelled ones: for
   * reconciliation.
   */
  madeIn(from: Date, to: Date): Promise<readonly Pick<SupplierBooking, 'reference' | 'status'>[]>
  /**
   * Cancels and releases the rooms, once, on the terms of the current tier; a repeat returns the same answer.
   * NOT_CANCELLABLE when nothing comes back any more, unless the hotel `keepsPrice`.
   */
  cancel(reference: string, keepsPrice?: boolean): Promise<SupplierBooking>
  /** Whether `cancelPart` cancels one of several rooms; absent: no. */
  readonly canCancelRoom?: boolean
  /** Whether `cancelPart` cancels the last of several nights; absent: no. */
  readonly canShorten?: boolean
  /**
   * Cancels a part of a booking and releases it, once per key, and returns what is left. Needed only by a supplier that
   * says it can. NOT_CANCELLABLE when nothing comes back any more.
   */
  cancelPart?(reference: string, part: StayPart, key: string): Promise<RemainingBooking>
}
