import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/database.ts'
import type { Places } from '../../ports/places.ts'
import type { Supplier } from '../../ports/supplier.ts'
import { createBrowsing } from './browsing.ts'
import { createCatalogue } from './catalogue.ts'
import { currencies } from './day-rates.ts'
import { withFaults } from './faults.ts'
import { partsOf, SANDBOX } from './ids.ts'
import { createSelling } from './selling.ts'

export interface SandboxOptions {
  readonly db: Kysely<Database>
  readonly places: Places
  readonly now: () => Date
  /** How long The Slow Supplier takes, and the wait for a lost answer, ms. */
  readonly slowMs?: number
  /** Faults for tests, as in `withFaults`. */
  readonly faults?: string | undefined
}

/** A supplier of synthetic hotels: a pure function of city and date, except for bookings. */
export function createSandboxSupplier({ db, places, now, slowMs = 4_000, faults }: SandboxOptions): Supplier {
  const catalogue = createCatalogue(places)
  const supplier: Supplier = {
    name: SANDBOX,
    owns: (hotelId) => partsOf(hotelId) !== undefined,
    currencies,
    ...createBrowsing({ catalogue, db, now, slowMs }),
    ...createSelling({ catalogue, db, now, slowMs }),
  }
  return faults ? withFaults(supplier, faults) : supplier
}
