import type * as z from 'zod'
import type { ValuesOf, Variables } from '../../kernel/environment.ts'
import type { Finding } from '../../kernel/finding.ts'
import type { ExchangeRates } from '../../ports/exchange-rates.ts'
import type { City } from '../../ports/places.ts'
import type { Supplier } from '../../ports/supplier.ts'
import type { BookingRows, BookingTable } from './booking-rows.ts'
import type { CityPlaces } from './city-places.ts'

/** What every supplier is opened with. */
export interface SupplierNeeds {
  /** Its bookings. */
  readonly rows: BookingRows
  readonly places: CityPlaces
  readonly rates: Pick<ExchangeRates, 'perDollar'>
  /** Currencies of prices; `rates` converts those of the supplier. */
  readonly currencies: ReadonlySet<string>
  readonly now: () => Date
}

/** A supplier of real rooms. Its folder exports one as `adapter.ts`, and `adapters/suppliers/list.ts` lists it. */
export interface SupplierAdapter<Name extends string, Shape extends z.ZodRawShape> {
  /** Its name in SUPPLIERS, and with each of its bookings: never change it. */
  readonly name: Name
  /** Its name for operators. */
  readonly title: string
  readonly variables: Variables<Shape>
  /** The variable with its key: the supplier is on while it is set. */
  readonly key: keyof Shape & string
  /** Completes "<key> is missing: ". */
  readonly hint: string
  /** The variable that replaces the address of its API. */
  readonly base: keyof Shape & string
  /** Whether a key buys no real rooms. */
  readonly isTestKey: (key: string) => boolean
  /** Table of its bookings, from its migrations. */
  readonly bookings: BookingTable
  /** Absolute path of the folder of its migrations. */
  readonly migrations: string
  /** Where it has hotels for test keys. */
  readonly testPlace: Pick<
    City,
    'name' | 'latitude' | 'longitude' | 'timeZone' | 'countryCode' | 'countryName'
  >
  /** Opens it; loads its client only then. */
  readonly open: (values: ValuesOf<Variables<Shape>>, needs: SupplierNeeds) => Promise<Supplier>
  /** Checks its key with its cheapest call, which searches nothing. */
  readonly check: (values: ValuesOf<Variables<Shape>>) => Promise<Finding>
}

/** Declares a supplier. */
export const supplierAdapter = <const Name extends string, const Shape extends z.ZodRawShape>(
  of: SupplierAdapter<Name, Shape>,
): SupplierAdapter<Name, Shape> => of
