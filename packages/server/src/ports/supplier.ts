import type { Booking } from './supplier/booking.ts'
import type { Inventory } from './supplier/inventory.ts'
import type { Media } from './supplier/media.ts'

export * from './supplier/booking.ts'
export * from './supplier/errors.ts'
export * from './supplier/hotel.ts'
export * from './supplier/inventory.ts'
export * from './supplier/media.ts'
export * from './supplier/offer.ts'

/**
 * Sells hotels. Called by the hotel and location calls, by contracts (`hotel`, `check`) and by the saga of a booking
 * (`book`, `findBooking`, `cancel`). Money is minor units of ISO 4217; dates of a stay are calendar dates of the hotel,
 * and the caller validates them. Every method may throw SupplierError.
 */
export interface Supplier extends Inventory, Booking, Media {
  /** Stored with each booking for ever. */
  readonly name: string
  /** Whether a hotel id has the form of this supplier's; no other supplier has ids of that form. */
  owns(hotelId: string): boolean
  /** Currencies of prices. */
  readonly currencies: ReadonlySet<string>
}

/** Calls that may leave the machine: measured, traced, and with faults in tests. */
export const supplierCalls = [
  'search',
  'memberPrices',
  'hotel',
  'lowest',
  'rates',
  'check',
  'reviews',
  'book',
  'findBooking',
  'madeIn',
  'cancel',
  'cancelPart',
] as const satisfies readonly (keyof Supplier)[]
export type SupplierCall = (typeof supplierCalls)[number]
